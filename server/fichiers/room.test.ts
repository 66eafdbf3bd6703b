import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import { chantierOf } from './testing/chantier';
import { storedNames } from './testing/disk';
import { beginVideo, sendVideo, type VideoUpload } from './testing/upload';

const MEGABYTE = 1024 * 1024;
const MINIMUM = 200 * MEGABYTE;
const VIDEO = 4 * MEGABYTE;

/** A disk that holds only the files of this server; `least` is the least free room since `roomFor`, in bytes. */
const disk = { size: Number.MAX_SAFE_INTEGER, least: 0 };

function freeOf(folder: string): number {
  const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) =>
    file.isFile() ? (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0) : 0,
  );
  return disk.size - sizes.reduce((sum, size) => sum + size, 0);
}

const house = openedForTests(() =>
  testApp({
    config: { minFreeBytes: MINIMUM, s3: undefined },
    freeBytes: async (folder) => {
      const free = freeOf(folder);
      disk.least = Math.min(disk.least, free);
      return free;
    },
  }),
);
const admin = openedForTests(() => house.asAdmin());
const chantier = openedForTests(() => chantierOf(admin));

/** Leaves room for so many bytes above the minimum. */
function roomFor(bytes: number): void {
  disk.size = 0;
  disk.size = MINIMUM + bytes - freeOf(house.dataDir);
  disk.least = Number.POSITIVE_INFINITY;
}

const upload = (isChunked = false): VideoUpload => ({
  baseUrl: house.baseUrl,
  token: admin.token ?? '',
  etapeprojetid: chantier.etapeprojetid,
  bytes: VIDEO,
  isChunked,
});
const spooled = () => readdirSync(join(house.dataDir, 'files', 'tmp'));
const type = async () => (await admin.post('typedepenses', { libelle: `Type ${Math.random()}` })).status;

beforeEach(async () => {
  disk.size = Number.MAX_SAFE_INTEGER;
});

describe('uploads at the same time share the room that is left (RELIABILITY F10)', () => {
  it('as many pass as fit, from before their first byte; small writes go on meanwhile', async () => {
    roomFor(3.5 * VIDEO);
    const before = (await storedNames(house)).length;
    const begun = Array.from({ length: 8 }, () => beginVideo(upload()));
    const refused: number[] = [];
    for (const { status } of begun) void status.then((found) => found === 201 || refused.push(found));
    await expect.poll(() => refused).toEqual([507, 507, 507, 507, 507]);
    expect(await type()).toBe(201);
    await Promise.all(begun.map(({ finish }) => finish()));
    const statuses = await Promise.all(begun.map(({ status }) => status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(freeOf(house.dataDir)).toBeGreaterThanOrEqual(MINIMUM);
    expect(spooled()).toEqual([]);
    expect(await storedNames(house)).toHaveLength(before + 3);
  });

  it('a body of unknown length takes room piece by piece, and ends where there is none', async () => {
    roomFor(VIDEO / 2);
    expect(await sendVideo(upload(true))).toBe(507);
    expect(spooled()).toEqual([]);
    roomFor(2 * VIDEO);
    expect(await sendVideo(upload(true))).toBe(201);
    roomFor(2.5 * VIDEO);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => sendVideo(upload(true))));
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2);
    expect(statuses.filter((status) => ![201, 507].includes(status))).toEqual([]);
    expect(disk.least).toBeGreaterThanOrEqual(MINIMUM);
    expect(spooled()).toEqual([]);
  });

  it('what was refused, cut or kept holds nothing any more', async () => {
    roomFor(1.5 * VIDEO);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await sendVideo({ ...upload(), etapeprojetid: 2_000_000_000 })).toBe(404);
    }
    expect(await sendVideo(upload())).toBe(201);
    expect(await sendVideo(upload())).toBe(507);
    expect(await type()).toBe(201);
  });
});
