import { savesData } from '@comptoir/ui/foundations';
import { probeDelay } from './lineModel';

/**
 * Asks again and again whether the server answers; the line hears of each request by itself. It asks at once when the
 * browser finds a network or the page becomes visible, otherwise less and less often, and never while the page is
 * hidden. Returns the function that stops it.
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
    // A hidden page asks again when it becomes visible.
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
