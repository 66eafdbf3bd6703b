import { addDays } from '@comptoir/domain/dates';
import { type RawBuilder, sql } from 'kysely';

/** Days of a list, both included; an absent end is open. */
export interface Days {
  datedebut?: string | undefined;
  datefin?: string | undefined;
}

/** Midnight of Abidjan, which is at UTC+0 all year (PRODUCT 1.11). */
const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** `AND createdon …` of a query, for records made during these days. */
export function createdDuring({ datedebut, datefin }: Days): RawBuilder<unknown> {
  const from = datedebut === undefined ? sql`` : sql`AND createdon >= ${midnight(datedebut)}`;
  const until = datefin === undefined ? sql`` : sql`AND createdon < ${midnight(addDays(datefin, 1))}`;
  return sql`${from} ${until}`;
}

/** `AND date …` of a query, for records dated within these days. */
export function datedDuring({ datedebut, datefin }: Days): RawBuilder<unknown> {
  const from = datedebut === undefined ? sql`` : sql`AND date >= ${datedebut}::date`;
  const until = datefin === undefined ? sql`` : sql`AND date <= ${datefin}::date`;
  return sql`${from} ${until}`;
}

/** Whether the days are limited at one end or both. */
export const isSomeDays = ({ datedebut, datefin }: Days) => datedebut !== undefined || datefin !== undefined;
