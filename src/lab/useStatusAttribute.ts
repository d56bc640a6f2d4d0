import { type RefObject, useEffect } from 'react';

/**
 * Runs while the page is parsed: an address with settings names another scenario than the numbers
 * in the page, so the lab is not done until it has been read.
 */
export const MARK_UNREAD =
  "if(location.search.length>1)document.currentScript.parentElement.dataset.status='running'";

/** Sets what MARK_UNREAD may have changed behind React's back. */
export function useStatusAttribute(
  root: RefObject<HTMLElement | null>,
  status: string,
  isRead: boolean,
): void {
  useEffect(() => {
    if (isRead) root.current?.setAttribute('data-status', status);
  }, [root, status, isRead]);
}
