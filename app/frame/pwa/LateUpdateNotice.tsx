import { type ComponentType, useEffect, useState } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { ownBuild } from '../api/serverBuild';

/** Loads the update notice after the first screen, because nobody waits for it; only in a build. */
export function LateUpdateNotice() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (ownBuild() === '') return;
    const load = () => import('./UpdateNotice').then((part) => setNotice(() => part.default)).catch(() => undefined);
    return onceQuiet(() => void load());
  }, []);
  return Notice && <Notice />;
}
