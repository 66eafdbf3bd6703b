import { type SetupWorker, setupWorker } from 'msw/browser';

/** Starts the worker of Storybook: `addonMsw(startWorker)`. Stories give their handlers in `parameters.msw`. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } });
  return worker;
}
