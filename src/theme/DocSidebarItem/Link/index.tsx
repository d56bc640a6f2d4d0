import DocusaurusLink from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { WrapperProps } from '@docusaurus/types';
import type LinkType from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import clsx from 'clsx';
import { ChapterTick } from '../../../course/chapter/ChapterTick';

type Props = WrapperProps<typeof LinkType>;

const numbered = /^(\d+)\s+(.+)$/;

/** A sidebar link; "20 HBA driver settings" sets its number in a column of its own. */
export default function DocSidebarItemLink(props: Props) {
  const { item, onItemClick, activePath } = props;
  const [, number, title] = numbered.exec(item.label) ?? [];
  if (!number) return <Link {...props} />;
  const active = isActiveSidebarItem(item, activePath);
  return (
    <li className="menu__list-item">
      <DocusaurusLink
        className={clsx('menu__link', active && 'menu__link--active')}
        aria-current={active ? 'page' : undefined}
        to={item.href}
        onClick={() => onItemClick?.(item)}
      >
        <span className="menu__number">{number}</span>
        <span>{title}</span>
        <ChapterTick href={item.href} />
      </DocusaurusLink>
    </li>
  );
}
