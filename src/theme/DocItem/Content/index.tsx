import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/DocItem/Content';
import { type ComponentProps, type ReactElement, useMemo } from 'react';
import type { LateBody } from '../../../arrival/lateBody';
import { UntilArrived } from '../../../arrival/UntilArrived';
import { FigureSource } from '../../../charts/frame/save/source';

/** The content of a page, whose figures name the document of its study when they are saved. */
export default function DocItemContent(props: ComponentProps<typeof Content>) {
  const { siteConfig } = useDocusaurusContext();
  const { id } = useDoc().metadata;
  const [study = ''] = id.split('/');
  const titles = siteConfig.customFields?.documents as Readonly<Record<string, string>> | undefined;
  const document = titles?.[study];
  const source = useMemo(() => ({ document }), [document]);
  const { lateUntil } = (props.children as ReactElement<unknown, LateBody>).type;
  const content = (
    <FigureSource value={source}>
      <Content {...props} />
    </FigureSource>
  );
  if (lateUntil === undefined) return content;
  return (
    <UntilArrived key={id} arrival={lateUntil}>
      {content}
    </UntilArrived>
  );
}
