import { ThemeClassNames } from '@docusaurus/theme-common';
import type { WrapperProps } from '@docusaurus/types';
import type CategoryType from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import Category from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** A part of the sidebar; one that cannot fold has a heading, which the theme would make a link that leads nowhere. */
export default function DocSidebarItemCategory(props: WrapperProps<typeof CategoryType>) {
  const { item, level, onItemClick, activePath } = props;
  if (item.collapsible || item.href) return <Category {...props} />;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <div className="sidebar-category">{item.label}</div>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          tabIndex={0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
