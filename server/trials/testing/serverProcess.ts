import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Tests and bundled programs both run in the project's folder (`scripts/run.mjs`). This file's own path would not do,
 * because a bundle is elsewhere.
 */
const ROOT = process.cwd();

/** A real server process with its own data directory and a free port. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  /** Everything it has written so far, both streams. */
  readonly output: () => string;
  /** Sends the signal and waits for the end; returns the exit code, or the name of the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

export interface ServerOptions {
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
  /** Runs the server as another account of this machine (root only). */
  readonly account?: { uid: number; gid: number };
  /** The bundle to run, instead of the project's own. */
  readonly program?: string;
  readonly args?: readonly string[];
}

/** Bundles the server when its sources have changed; returns the path of the program. */
export async function buildServer(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), 'server'], { cwd: ROOT });
  return join(ROOT, 'dist', 'server', 'main.mjs');
}

/** Starts a server without waiting for it. */
export function spawnServer(options: ServerOptions): Pick<ServerProcess, 'child' | 'output' | 'end'> {
  const program = options.program ?? join(ROOT, 'dist', 'server', 'main.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...(options.args ?? [])], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...(options.dataDir && { DATA_DIR: options.dataDir }),
      ...options.env,
    },
    ...options.account,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return {
    child,
    output: () => text,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      return by ?? code ?? -1;
    },
  };
}

/** Starts a server and waits until it prints its address. Throws with its output when it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = spawnServer(options);
  for (;;) {
    const baseUrl = /prêt \(ready\): (\S+)/.exec(server.output())?.[1];
    if (baseUrl) return { ...server, baseUrl };
    if (server.child.exitCode !== null || server.child.signalCode !== null) {
      throw new Error(`the server ended before it was ready:\n${server.output()}`);
    }
    await sleep(20);
  }
}
