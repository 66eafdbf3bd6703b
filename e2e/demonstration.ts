import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const MAIN = join(import.meta.dirname, '../dist/server/main.mjs');
const READY = /ready\): (http:\/\/\S+)/;

/** Starts the built server on data of the demonstration, at a free port; gives its address, and how to end it. */
async function startDemonstration(): Promise<{ origin: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-e2e-demo-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const server = spawn(process.execPath, [MAIN, '--demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const [, address] = READY.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`the demonstration did not start: ${said}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
}

interface Demonstration {
  /** Of a demonstration that runs already; empty for one of its own. */
  runningAt: string;
  /** Where an organisation has something in every list: nothing is written there. */
  demo: string;
}

/** The tests that go through every screen, on the data of the demonstration. */
// biome-ignore lint/complexity/noBannedTypes: no fixture of a single test
export const test = base.extend<{}, Demonstration>({
  runningAt: ['', { scope: 'worker', option: true }],
  demo: [
    async ({ runningAt }, use) => {
      if (runningAt !== '') return use(runningAt);
      const { origin, stop } = await startDemonstration();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
