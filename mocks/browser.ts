import { type SetupWorker, setupWorker } from 'msw/browser';

/** The worker of Storybook: `loaders: [mswLoader(startWorker)]`; stories bring their handlers in `parameters.msw`. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
