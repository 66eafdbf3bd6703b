import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { House } from './house';

const DIST = join(import.meta.dirname, '../dist');
const TEXT = /\.(js|html)$/;
const NAMED_BY_CONTENT = /-([\w-]{7})\.js$/;

/** A separate installation: a copy of the build, which another build can replace. */
export class Deployment extends House {
  private folder = '';
  private kept = 0;

  constructor() {
    super(true);
  }

  protected override get main(): string {
    return join(this.folder, 'server', 'main.mjs');
  }

  /** Returns the same port at each start. */
  protected override async port(): Promise<number> {
    this.kept ||= await freePort();
    return this.kept;
  }

  private get app(): string {
    return join(this.folder, 'app');
  }

  override async start(): Promise<void> {
    // Inside the project, so that the server finds its packages.
    this.folder = await mkdtemp(join(DIST, '.installed-'));
    for (const part of ['app', 'server']) await cp(join(DIST, part), join(this.folder, part), { recursive: true });
    await super.start();
  }

  /** Returns the build's name in the page of this server. */
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
    await expect.poll(() => this.servedBuild()).toBe(turned(build));
  }

  private async servedBuild(): Promise<string | null> {
    return (await fetch(`${this.origin}/api/organisation`)).headers.get('X-App-Build');
  }

  override async stop(): Promise<void> {
    await super.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** These ports are below those that systems hand out: nobody else gets the port while the server is stopped. */
const [FIRST_PORT, PORTS] = [20_000, 12_000];

async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** Makes another name of the same length. */
const turned = (name: string) => [...name].reverse().join('');

function rewrite(text: string, renamed: ReadonlyMap<string, string>, build: string): string {
  const files = text.replace(/[\w.-]+-[\w-]{7}\.js/g, (name) => renamed.get(name) ?? name);
  return files.replaceAll(build, turned(build));
}
