import * as z from 'zod/mini';
import { type Call, call } from './call';
import { dossierPath, exportPath } from './exportPath';

/** The kinds of file, the default first: Excel drops the first 0 of a phone in a CSV file. */
export const FORMATS_EXPORT = ['xlsx', 'csv'] as const;
export type FormatExport = (typeof FORMATS_EXPORT)[number];

/** The most rows of one file. */
export const MAX_EXPORTEES = 200_000;

/**
 * The parameters of an export besides the filters of its list; `colonnes` as `date,libelle`, `toutes`, or empty for
 * those of the screen.
 */
const ASKED = {
  format: z._default(z.enum(FORMATS_EXPORT, 'champ.invalide'), 'xlsx'),
  colonnes: z._default(z.string().check(z.maxLength(1000, 'champ.trop_long')), ''),
};

const PAGING = ['page', 'limit', 'size'];

/** The parameters of a list besides its page. */
const filtersOf = ({ query }: Call) =>
  Object.fromEntries(Object.entries(query.shape).filter(([name]) => !PAGING.includes(name)));

/**
 * Returns the call that answers all rows of a list as a file, with the list's filters, search and sort. The file is of
 * one instant; it is cut off rather than ended early, so that half a file never looks whole (PRODUCT L).
 */
export function exportOf(list: Call): Call {
  const { path, summary, access, params } = list;
  const whole = `${summary}: all rows as a file, at most ${MAX_EXPORTEES}`;
  return call({
    method: 'GET',
    path: exportPath({ path }),
    summary: whole,
    access,
    isBinary: true,
    params,
    query: z.strictObject({ ...filtersOf(list), ...ASKED }),
    reply: z.null(),
  }) as unknown as Call;
}

/** The most records of one file of proofs, and the most bytes of its proofs: 2 GB (ADR 0059). */
export const MAX_RECORDS_DOSSIER = 20_000;
export const MAX_BYTES_DOSSIER = 2 * 1024 ** 3;

/** Returns the call that answers the proofs of a list as one ZIP file, with the list's filters, search and sort. */
export function dossierOf(list: Call): Call {
  const { path, summary, access, params } = list;
  const proofs = `${summary}: the proofs of all rows as a ZIP file with an index, at most ${MAX_RECORDS_DOSSIER} rows`;
  return call({
    method: 'GET',
    path: dossierPath({ path }),
    summary: proofs,
    access,
    isBinary: true,
    params,
    query: z.strictObject(filtersOf(list)),
    reply: z.null(),
  }) as unknown as Call;
}
