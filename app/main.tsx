import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startI18n } from './i18n/i18n';

const RETRY_MS = 3_000;

/** Without its texts there is nothing to show but the skeleton, which says so and waits (DESIGN "Weight"). */
async function textsAreHere(): Promise<void> {
  try {
    await startI18n();
  } catch {
    document.getElementById('unreachable')?.removeAttribute('hidden');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await textsAreHere();
  }
}

const root = document.getElementById('root');
if (root) void textsAreHere().then(() => createRoot(root).render(<App />));
