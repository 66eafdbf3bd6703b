import { savesData } from '@comptoir/ui/foundations';
import { probeDelay } from './lineModel';

/**
 * Asks again and again whether the server is there, of which the line hears by itself: at once when the browser finds a network or the page is looked at
 * again, otherwise less and less often, and never for a page that nobody sees. Returns its end.
 */
export function startProbing(ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;
  let isAsking = false;

  const wait = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void probe(), probeDelay(tries, savesData()));
  };
  const probe = async () => {
    // What is seen again asks by itself.
    if (isOver || isAsking || document.hidden) return;
    isAsking = true;
    tries += 1;
    await ask().catch(() => undefined);
    isAsking = false;
    wait();
  };
  const atOnce = () => void probe();

  wait();
  window.addEventListener('online', atOnce);
  document.addEventListener('visibilitychange', atOnce);
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', atOnce);
    document.removeEventListener('visibilitychange', atOnce);
  };
}
