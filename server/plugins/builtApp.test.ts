import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuild } from './builtApp';

const { looks } = vi.hoisted(() => ({ looks: [] as (() => void)[] }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  watchFile: (_file: string, _options: object, look: () => void) => looks.push(look),
}));

let folder: string;
let index: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-built-'));
  index = join(folder, 'index.html');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('RELIABILITY F108: a look while the folder is being replaced keeps the page that is served', async () => {
  await writeFile(index, '<html data-build="aaa">');
  const watched = watchBuild(folder);
  const served = () => {
    for (const look of looks) look();
    return watched?.page().build;
  };
  await rm(index);
  expect(served()).toBe('aaa');
  // It is there for who asks whether it is, and cannot be read.
  await mkdir(index);
  expect(served()).toBe('aaa');
  await rm(index, { recursive: true });
  await writeFile(index, '<html data-build="bbb">');
  expect(served()).toBe('bbb');
});
