import { expect, it } from 'vitest';
import { rangeOf } from './range';

it.each([
  [undefined, null],
  ['items=0-1', null],
  ['bytes=0-1,3-4', null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', 'unsatisfiable'],
] as const)('%s of ten bytes (RELIABILITY F62)', (header, range) => expect(rangeOf(header, 10)).toEqual(range));
