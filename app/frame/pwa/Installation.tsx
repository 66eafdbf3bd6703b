import { type ComponentType, useEffect, useState } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { ownBuild } from '../api/serverBuild';

/** The part of the application that nobody waits for: it comes after the first screen, and only in what was built. */
export function Installation() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (ownBuild() === '') return;
    const load = () => import('./UpdateNotice').then((part) => setNotice(() => part.default)).catch(() => undefined);
    return onceQuiet(() => void load());
  }, []);
  return Notice && <Notice />;
}
