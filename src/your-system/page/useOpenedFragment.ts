import { useEffect, useState } from 'react';
import { OWN_SYSTEMS } from '../../measured/studyNames';
import { hasSystem } from '../carry/link';

/** The fragment that a reader put last into the address of an open page with a system in it; empty for that it came with. */
export function useOpenedFragment(): string {
  const [opened, setOpened] = useState('');
  useEffect(() => {
    const open = () => {
      const { hash } = window.location;
      if (OWN_SYSTEMS.some(({ key }) => hasSystem(hash, key))) setOpened(hash);
    };
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return opened;
}
