import { useEffect } from 'react';
import { useLatest } from '../../../lab/knobs/useLatest';
import type { GivenFile } from '../opened';
import { droppedFiles } from './dropped';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page: a browser would leave it to show them. */
export function useDrop(onFiles: (files: Promise<readonly GivenFile[]>) => void): void {
  const take = useLatest(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer === null || event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      take(droppedFiles(event.dataTransfer));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
}
