import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { download } from '../../charts/frame/download';
import { Icon } from '../../lab/Icon';
import { fileSlug } from '../../lab/view/fileSlug';
import { withCarried } from '../../scenario/carriedLink';
import { answerCsv, answerJson, type ExportedRow } from '../study/exported';
import styles from './downloads.module.css';

interface DownloadsProps {
  /** Path and query of the question, without the base of the site. */
  link: string;
  /** Nothing to download yet. */
  isEmpty: boolean;
  /** The rows of the files; `addressOf` makes a path of the site a complete address. */
  rowsOf: (addressOf: (path: string) => string) => readonly ExportedRow[];
}

/** The numbers of an answer as files. */
export function Downloads({ link, isEmpty, rowsOf }: DownloadsProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const save = (extension: 'csv' | 'json') => {
    const { hash, href } = window.location;
    const addressOf = (path: string) => new URL(withBaseUrl(withCarried(path, hash)), href).href;
    const answer = { link: addressOf(link), rows: rowsOf(addressOf) };
    const [text, type] =
      extension === 'csv'
        ? [answerCsv(answer), 'text/csv']
        : [answerJson(answer), 'application/json'];
    download(`${fileSlug(link)}.${extension}`, new Blob([text], { type }));
  };
  return (
    <span className={styles.files}>
      <button type="button" disabled={isEmpty} onClick={() => save('csv')}>
        <Icon name="download" /> Numbers as CSV
      </button>
      <button type="button" disabled={isEmpty} onClick={() => save('json')}>
        <Icon name="download" /> Numbers as JSON
      </button>
    </span>
  );
}
