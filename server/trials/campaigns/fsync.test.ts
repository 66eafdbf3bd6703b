import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../testing/serverProcess';
import { fsync } from './fsync';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

beforeAll(async () => {
  await buildServer();
}, 300_000);

test.skipIf(!hasStrace)(
  'the log and the proof are on disk before a payment is acknowledged (RELIABILITY F06, F07)',
  async () => {
    const { counts, findings } = await fsync.run({ scale: 0.01, seed: 1, say: () => undefined });
    expect(findings).toEqual([]);
    expect(counts['acknowledged payments']).toBe(5);
  },
  300_000,
);
