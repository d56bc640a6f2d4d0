import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/DocItem/Content';
import { type ComponentProps, useMemo } from 'react';
import { FigureSource } from '../../../charts/frame/save/source';

/** The content of a page, whose figures name the document of its study when they are saved. */
export default function DocItemContent(props: ComponentProps<typeof Content>) {
  const { siteConfig } = useDocusaurusContext();
  const [study = ''] = useDoc().metadata.id.split('/');
  const titles = siteConfig.customFields?.documents as Readonly<Record<string, string>> | undefined;
  const document = titles?.[study];
  return (
    <FigureSource value={useMemo(() => ({ document }), [document])}>
      <Content {...props} />
    </FigureSource>
  );
}
