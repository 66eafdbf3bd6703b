import { expect, it, vi } from 'vitest';
import { countSeen } from './countSeen';
import { SEEN_LIMITS, seenKey } from './seenRules';

const { seenEntries } = vi.hoisted(() => ({ seenEntries: vi.fn() }));
vi.mock('../device/deviceStore', () => ({ seenEntries }));

it('PRODUCT O: what is said to be readable without a line is one’s own, and not too old', async () => {
  const entry = (utilisateurid: number, ageMs: number) => ({
    key: seenKey(utilisateurid, '/api/caisses'),
    readAt: Date.now() - ageMs,
    size: 10,
  });
  seenEntries.mockResolvedValue([entry(1, 0), entry(1, SEEN_LIMITS.ageMs + 60_000), entry(2, 0)]);
  expect(await countSeen(1)).toBe(1);
});
