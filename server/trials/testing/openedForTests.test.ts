import { afterAll, expect, test } from 'vitest';
import { openedForTests } from './openedForTests';

const events: string[] = [];

// The hook registered first runs last, so this one checks after everything is closed.
afterAll(() => expect(events).toEqual(['house opens', 'guest of 12 enters', 'house closes']));

const house = openedForTests(async () => {
  events.push('house opens');
  return { number: 12, close: async () => void events.push('house closes') };
});
const guest = openedForTests(async () => {
  events.push(`guest of ${house.number} enters`);
  return { name: 'Aya' };
});

const readTooEarly = (() => {
  try {
    return guest.name;
  } catch (error) {
    return error;
  }
})();

test('each line stands on those above it, and all that closes is closed', () => {
  expect(guest.name).toBe('Aya');
  expect(events).toEqual(['house opens', 'guest of 12 enters']);
});

test('reading it while the file is collected is an error, not an undefined', () => {
  expect(readTooEarly).toEqual(new Error('"name" is read before it is open: read it inside a test or a hook'));
});
