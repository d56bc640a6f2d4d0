import Head from '@docusaurus/Head';
import A from '@theme/MDXComponents/A';
import Heading from '@theme/MDXComponents/Heading';
import Ul from '@theme/MDXComponents/Ul';
import type { ComponentProps } from 'react';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import styles from './styles.module.css';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** A block of code as it stands: no highlighter is loaded for the few commands on the site. */
function Pre(props: ComponentProps<'pre'>) {
  return (
    <ScrollFrame className={styles.block}>
      <pre {...props} className={styles.text} />
    </ScrollFrame>
  );
}

/** A table, which scrolls where it is wider than the page. */
function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollFrame>
      <table {...props} />
    </ScrollFrame>
  );
}

/** What Markdown becomes; only what the pages use, because every page loads it. */
export default {
  Head,
  a: A,
  pre: Pre,
  table: Table,
  ul: Ul,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
};
