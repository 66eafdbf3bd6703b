import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ADMIN } from './counter';

const ROOT = join(import.meta.dirname, '..');
const TEXT = /\.(js|html)$/;
const NAMED_BY_CONTENT = /-([\w-]{8})\.js$/;

/** An installation of its own: a copy of what was built, on data of its own, in whose place another build may be put. */
export class Deployment {
  readonly origin: string;
  private folder = '';
  private dataDir = '';
  private server: { child: ChildProcess; ended: Promise<void> } | null = null;

  constructor(private readonly port: number) {
    this.origin = `http://localhost:${port}`;
  }

  private get app(): string {
    return join(this.folder, 'app');
  }

  async start(): Promise<void> {
    // Inside the project, so that the server finds its packages.
    this.folder = await mkdtemp(join(ROOT, 'dist', '.installed-'));
    this.dataDir = await mkdtemp(join(tmpdir(), 'comptoir-e2e-install-'));
    for (const part of ['app', 'server'])
      await cp(join(ROOT, 'dist', part), join(this.folder, part), { recursive: true });
    await this.run();
  }

  /** Starts the server on the data that it has. Resolves when it is ready. */
  async run(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDir, ADMIN_PASSWORD: ADMIN.password };
    const main = join(this.folder, 'server', 'main.mjs');
    const child = spawn(process.execPath, [main], { env, stdio: 'ignore', detached: true });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.server = { child, ended };
    const status = () =>
      fetch(`${this.origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    const isOver = ended.then(() => Promise.reject(new Error('the server ended before it was ready')));
    await Promise.race([expect.poll(status, { timeout: 180_000 }).toBe(200), isOver]);
  }

  /** The build that the page of this server names. */
  async build(): Promise<string> {
    return /data-build="(\w+)"/.exec(await readFile(join(this.app, 'index.html'), 'utf8'))?.[1] ?? '';
  }

  /** Puts another build in place under the running server: every file of the program has another name. */
  async deploy(): Promise<void> {
    const next = join(this.folder, 'next');
    await cp(this.app, next, { recursive: true });
    const build = await this.build();
    const names = (await readdir(join(next, 'assets'))).filter((name) => NAMED_BY_CONTENT.test(name));
    const renamed = new Map(
      names.map((name) => [name, name.replace(NAMED_BY_CONTENT, (_, hash) => `-${turned(hash)}.js`)]),
    );
    for (const file of await readdir(next, { recursive: true })) {
      const path = join(next, file);
      if (/\.(br|gz)$/.test(file)) await rm(path);
      else if (TEXT.test(file)) await writeFile(path, rewrite(await readFile(path, 'utf8'), renamed, build));
    }
    for (const [from, to] of renamed) await rename(join(next, 'assets', from), join(next, 'assets', to));
    await rename(this.app, join(this.folder, 'former'));
    await rename(next, this.app);
    await rm(join(this.folder, 'former'), { recursive: true });
    await expect.poll(() => this.servedBuild(), { timeout: 30_000 }).toBe(turned(build));
  }

  private async servedBuild(): Promise<string | null> {
    return (await fetch(`${this.origin}/api/organisation`)).headers.get('X-App-Build');
  }

  /** Ends the server; its data stays. */
  async halt(): Promise<void> {
    this.server?.child.kill('SIGTERM');
    await this.server?.ended;
  }

  /** Ends it with all that it started, as a power cut does. */
  async cut(): Promise<void> {
    const { child, ended } = this.server ?? {};
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.folder, { recursive: true, force: true });
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Another name of the same length. */
const turned = (name: string) => [...name].reverse().join('');

function rewrite(text: string, renamed: ReadonlyMap<string, string>, build: string): string {
  const files = text.replace(/[\w.-]+-[\w-]{8}\.js/g, (name) => renamed.get(name) ?? name);
  return files.replaceAll(build, turned(build));
}
