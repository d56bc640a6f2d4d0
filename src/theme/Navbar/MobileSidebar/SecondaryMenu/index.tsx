import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import NavbarMobilePrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import { useEffect, useRef } from 'react';
import { keepInSight } from '../../../DocSidebar/placeInSight';
import styles from './styles.module.css';

/** The drawer of a phone on a page of a part: the parts, then the menu of this one, with no way back to make first. */
export default function NavbarMobileSidebarSecondaryMenu() {
  const { content } = useNavbarSecondaryMenu();
  const parts = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = parts.current?.closest('.menu');
    if (drawer && content) return keepInSight(drawer);
  }, [content]);
  return (
    <>
      <nav ref={parts} className={styles.parts} aria-label="Parts">
        <NavbarMobilePrimaryMenu />
      </nav>
      {content}
    </>
  );
}
