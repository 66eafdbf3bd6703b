import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startI18n } from './frame/i18n/i18n';
import { startDataSaving } from './frame/offline/dataSaving';
import { bring } from './routes';

const RETRY_MS = 3_000;

/**
 * Waits for the texts, which every screen needs; meanwhile the skeleton says why nothing comes (DESIGN "Weight and
 * speed").
 */
async function textsAreHere(): Promise<void> {
  try {
    await startI18n();
  } catch {
    document.getElementById('unreachable')?.removeAttribute('hidden');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await textsAreHere();
  }
}

startDataSaving();
const root = document.getElementById('root');
if (root) void Promise.all([textsAreHere(), bring(location.pathname)]).then(() => createRoot(root).render(<App />));
