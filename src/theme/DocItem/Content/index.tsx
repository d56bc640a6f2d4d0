import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/DocItem/Content';
import { type ComponentProps, type ReactElement, useEffect, useMemo, useState } from 'react';
import type { LateBody } from '../../../arrival/lateBody';
import { FigureSource } from '../../../charts/frame/save/source';

/** The markup of the page's text as it was before the page ran. */
const textInPage = () => document.querySelector('.theme-doc-markdown')?.innerHTML ?? '';

/**
 * The content of a page, whose figures name the document of its study when they are saved. Where a file that it needs is
 * late, it stays as it stood in the page's HTML.
 */
export default function DocItemContent(props: ComponentProps<typeof Content>) {
  const { siteConfig } = useDocusaurusContext();
  const [study = ''] = useDoc().metadata.id.split('/');
  const titles = siteConfig.customFields?.documents as Readonly<Record<string, string>> | undefined;
  const document = titles?.[study];
  const { lateUntil } = (props.children as ReactElement<unknown, LateBody>).type;
  const [isHere, setHere] = useState(lateUntil === undefined);
  useEffect(() => void lateUntil?.then(() => setHere(true)), [lateUntil]);
  const source = useMemo(() => ({ document }), [document]);
  if (!isHere) {
    const __html = textInPage();
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own
    return <div className="theme-doc-markdown markdown" dangerouslySetInnerHTML={{ __html }} />;
  }
  return (
    <FigureSource value={source}>
      <Content {...props} />
    </FigureSource>
  );
}
