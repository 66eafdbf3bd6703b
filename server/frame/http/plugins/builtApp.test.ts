import { unwatchFile, watchFile } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { LOOK_MS } from '../attend';
import { watchBuild } from './builtApp';

let folder: string;
let index: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-built-'));
  index = join(folder, 'index.html');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('RELIABILITY F108: a look while the folder is being replaced keeps the page that is served', async () => {
  await writeFile(index, '<html data-build="aaa">');
  const watched = watchBuild(folder, LOOK_MS);
  // Node shares one watcher among all who watch a file, so the test decides when each look happens.
  const watcher = watchFile(index, { persistent: false }, () => undefined);
  onTestFinished(() => {
    watched?.stop();
    unwatchFile(index);
  });
  const served = () => {
    watcher.emit('change');
    return watched?.page().build;
  };
  await rm(index);
  expect(served()).toBe('aaa');
  // A folder in place of the file: it exists, but cannot be read.
  await mkdir(index);
  expect(served()).toBe('aaa');
  await rm(index, { recursive: true });
  await writeFile(index, '<html data-build="bbb">');
  expect(served()).toBe('bbb');
});
