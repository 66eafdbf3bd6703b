import { expect, test } from 'vitest';
import { type Doing, offered } from './actions';

const can = (name: string) => name === 'clients.modifier';
const edit: Doing<string> = { needs: 'clients.modifier', open: 'edit' };
const see: Doing<string> = { open: 'see' };

test('an action is offered to whoever holds its permission, and to all if it needs none', () => {
  expect(offered(edit, can)).toBe(edit);
  expect(offered({ ...edit, needs: 'clients.supprimer' }, can)).toBeUndefined();
  expect(offered(see, can)).toBe(see);
});

test('an action that the record does not have now is not offered', () => {
  expect(([false, null, undefined] as const).map((none) => offered(none, can))).toEqual(Array(3).fill(undefined));
});
