import type { Write } from './write';
import { debts, money } from './writes.money';
import { house, records } from './writes.records';

/** Each kind of write that a form makes. */
export const WRITES: Readonly<Record<string, Write>> = { ...money, ...debts, ...records, ...house };
