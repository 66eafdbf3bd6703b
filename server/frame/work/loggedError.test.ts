import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { loggedError } from './loggedError';

const ofDatabase = (code: string, message: string, more: object) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, severity: 'ERROR', ...more });

it('of an error of the database, the kind and the place without the row (RELIABILITY F112)', () => {
  const detail = 'Key (username)=(aya.kouassi) already exists.';
  const unique = ofDatabase('23505', 'duplicate key value violates unique constraint "utilisateur_username"', {
    detail,
    table: 'utilisateur',
    constraint: 'utilisateur_username',
  });
  expect(loggedError(unique)).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    table: 'utilisateur',
    constraint: 'utilisateur_username',
  });
  expect(JSON.stringify(loggedError(unique))).not.toContain('aya');
});

it('a message that quotes a value is left out, its stack’s first line with it', () => {
  const unreadable = ofDatabase('22P02', 'invalid input syntax for type integer: "0707070707"', {});
  const broken = z.literal('a').safeParse('0707070707', { reportInput: true }).error;
  for (const error of [unreadable, broken, new Error('outer', { cause: unreadable })]) {
    expect(JSON.stringify(loggedError(error))).not.toContain('0707070707');
  }
});

it('another error keeps its message, its code and where it happened', () => {
  const { message, code, stack } = loggedError(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
  expect({ message, code }).toEqual({ message: 'no room', code: 'ENOSPC' });
  expect(stack).toContain('loggedError.test');
});
