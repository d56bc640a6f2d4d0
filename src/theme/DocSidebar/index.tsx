import { useLocation } from '@docusaurus/router';
import { useWindowSize } from '@docusaurus/theme-common';
import type { WrapperProps } from '@docusaurus/types';
import type DocSidebarType from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useGuideName } from '../../address/page/pageGuide';
import { keepInSight } from './placeInSight';
import styles from './styles.module.css';

/** Fetched when a tour or a challenge is open. */
const Guide = lazy(() => import('../../tours/panel/Guide'));

/** The sidebar, or the guide in its place; on a narrow screen the guide is a bar at the bottom. */
export default function DocSidebarOrGuide(props: WrapperProps<typeof DocSidebarType>) {
  const box = useRef<HTMLDivElement>(null);
  useLocation(); // a link may bring a guide or take it away
  const guide = useGuideName();
  const size = useWindowSize();
  const { path } = props;
  useEffect(() => {
    const menu = guide === null && size === 'desktop' && box.current?.querySelector('.menu');
    if (menu && path) return keepInSight(menu);
  }, [guide, size, path]);
  const sidebar = (
    <div ref={box} className={styles.box}>
      <DocSidebar {...props} />
    </div>
  );
  if (guide === null || size === 'ssr') return sidebar;
  if (size === 'mobile') {
    return (
      <>
        {sidebar}
        {createPortal(
          <Suspense>
            <Guide name={guide} frame="sheet" />
          </Suspense>,
          document.body,
        )}
      </>
    );
  }
  return (
    <Suspense fallback={sidebar}>
      <Guide name={guide} frame="side" />
    </Suspense>
  );
}
