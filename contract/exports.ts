import * as z from 'zod/mini';
import { type Call, call } from './call';
import { exportPath } from './exportPath';

/** The kinds of file, the default first: Excel drops the first 0 of a phone in a CSV file. */
export const FORMATS_EXPORT = ['xlsx', 'csv'] as const;
export type FormatExport = (typeof FORMATS_EXPORT)[number];

/** The most rows of one file. */
export const MAX_EXPORTEES = 200_000;

/** The parameters of an export besides the filters of its list; `colonnes` as `date,libelle`, `toutes`, or empty
 * for those of the screen. */
const ASKED = {
  format: z._default(z.enum(FORMATS_EXPORT, 'champ.invalide'), 'xlsx'),
  colonnes: z._default(z.string().check(z.maxLength(1000, 'champ.trop_long')), ''),
};

const PAGING = ['page', 'limit', 'size'];

/**
 * Returns the call that answers all rows of a list as a file, with the list's filters, search and sort. The file is of
 * one instant; it is cut off rather than ended early, so that half a file never looks whole (PRODUCT L).
 */
export function exportOf({ path, summary, access, params, query }: Call): Call {
  const filters = Object.fromEntries(Object.entries(query.shape).filter(([name]) => !PAGING.includes(name)));
  const whole = `${summary}: all rows as a file, at most ${MAX_EXPORTEES}`;
  return call({
    method: 'GET',
    path: exportPath({ path }),
    summary: whole,
    access,
    isBinary: true,
    params,
    query: z.strictObject({ ...filters, ...ASKED }),
    reply: z.null(),
  }) as unknown as Call;
}
