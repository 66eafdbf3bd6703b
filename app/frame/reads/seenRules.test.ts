import { activites } from '@comptoir/contract/activites';
import { auth } from '@comptoir/contract/auth';
import { caisses } from '@comptoir/contract/caisses';
import { allCalls } from '@comptoir/contract/calls';
import { securite } from '@comptoir/contract/securite';
import { describe, expect, it } from 'vitest';
import { isKept, isSeenBy, nounOf, SEEN_LIMITS, seenKey, tooMany } from './seenRules';

const NOW = 1_800_000_000_000;
const entry = (key: string, ageMs: number, size = 10) => ({ key, readAt: NOW - ageMs, size });

describe('PRODUCT O: what a device keeps of the answers', () => {
  it('lists and details, nothing of sessions, second factors and the audit trail', () => {
    expect(isKept(caisses.list)).toBe(true);
    expect(isKept(caisses.create)).toBe(false);
    expect([auth.me, securite.sessions, securite.facteur, activites.list, activites.verify].some(isKept)).toBe(false);
  });

  it('no file, and nothing that is open to everyone', () => {
    const kept = allCalls.map(({ call }) => call).filter(isKept);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ isBinary, method, access }) => isBinary || method !== 'GET' || access === 'public')).toEqual(
      [],
    );
    expect(kept.filter((call) => call.secrets.length > 0).map(nounOf)).toEqual([]);
  });

  it('each answer is one person’s', () => {
    expect(isSeenBy(1, seenKey(1, '/api/caisses'))).toBe(true);
    expect(isSeenBy(1, seenKey(12, '/api/caisses'))).toBe(false);
  });

  it('the newest, in number, in age and in size', () => {
    const many = Array.from({ length: SEEN_LIMITS.count + 2 }, (_, rank) => entry(`k${rank}`, rank));
    expect(tooMany(many.toReversed(), NOW)).toEqual([`k${SEEN_LIMITS.count}`, `k${SEEN_LIMITS.count + 1}`]);
    expect(tooMany([entry('young', SEEN_LIMITS.ageMs), entry('old', SEEN_LIMITS.ageMs + 1)], NOW)).toEqual(['old']);
    const heavy = [entry('a', 1, SEEN_LIMITS.size - 5), entry('b', 2, 6), entry('c', 3, 5)];
    expect(tooMany(heavy, NOW)).toEqual(['b']);
  });
});
