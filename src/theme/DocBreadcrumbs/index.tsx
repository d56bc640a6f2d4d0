import Link from '@docusaurus/Link';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { PARTS } from '../../components/parts';

/** The part of the site that a page is in, its group, and the page. */
export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const menu = useDocsSidebar();
  const part = PARTS.find(({ id }) => id === menu?.name);
  if (breadcrumbs === null || part === undefined) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={part.to}>
              {part.label}
            </Link>
          </li>
          {breadcrumbs.map(({ label, href }, place) => {
            const isLast = place === breadcrumbs.length - 1;
            return (
              <li
                key={label}
                className={`breadcrumbs__item ${isLast ? 'breadcrumbs__item--active' : ''}`}
              >
                {isLast || href === undefined ? (
                  <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
                    {label}
                  </span>
                ) : (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
