import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ComponentType, useCallback, useState } from 'react';
import type { LabContext } from '../types';
import type { ModelNoticeProps } from './ModelNotice';

/** The last archived model that was opened, and what tells readers of it. */
export interface OpenedModel {
  model: string;
  context: LabContext;
  Notice: ComponentType<ModelNoticeProps>;
}

export interface LabModels {
  /** What the page is about in the model in use. */
  context: LabContext;
  opened: OpenedModel | null;
  /** Turns to a model of the page's study; rejects where its files do not arrive. */
  open: (model: string) => Promise<void>;
}

/** The models of a page's study: the current one, and archived ones once a link asks for them. */
export function useModels(page: LabContext): LabModels {
  const root = useBaseUrl('/');
  const [opened, setOpened] = useState<OpenedModel | null>(null);
  const [isArchived, setArchived] = useState(false);
  const open = useCallback(
    async (model: string) => {
      const turnsBack = model === page.schema.modelVersion;
      if (!turnsBack) {
        const { archivedContext, ModelNotice } = await import('./archived');
        const context = await archivedContext(page, model, root);
        setOpened({ model, context, Notice: ModelNotice });
      }
      setArchived(!turnsBack);
    },
    [page, root],
  );
  return { context: isArchived && opened ? opened.context : page, opened, open };
}
