import { expect, it } from 'vitest';
import type { Line } from '../line/lineModel';
import { isCurrent, oldestSeen } from './shownReads';

const good: Line = { state: 'online', sinceMs: 0, backAtMs: 50 };
const read = (readAt: number, isConfirmed = true) => ({ readAt, isConfirmed });

it('PRODUCT O: what is kept from before is not current until the server has said so', () => {
  expect(isCurrent(read(60), good)).toBe(true);
  expect(isCurrent(read(60, false), good)).toBe(false);
});

it('PRODUCT O: what was read before the line dropped is marked until it is read again', () => {
  expect(isCurrent(read(60), { ...good, state: 'offline' })).toBe(false);
  expect(isCurrent(read(60), { ...good, state: 'unanswered' })).toBe(false);
  expect(isCurrent(read(60), { ...good, state: 'slow' })).toBe(true);
  expect(isCurrent(read(49), good)).toBe(false);
  expect(isCurrent(read(50), good)).toBe(true);
});

it('the screen says from when its oldest answer is', () => {
  expect(oldestSeen([read(60), read(30, false), read(20)], good)).toBe(20);
  expect(oldestSeen([read(60), read(70)], good)).toBeNull();
});
