import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Plain code: no highlighter is loaded for the few commands on the site. */
export default function CodeBlockContent({ className }: Props) {
  const { metadata } = useCodeBlockContext();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block must be reachable by keyboard
    <pre className={clsx(className, styles.block)} tabIndex={0}>
      <code>{metadata.code}</code>
    </pre>
  );
}
