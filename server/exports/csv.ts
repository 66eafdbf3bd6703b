import { csvHead, csvLine } from '@comptoir/contract/feuilles/csv';
import type { ColonneLue } from '@comptoir/contract/feuilles/feuille';

/** Writes a CSV file, some rows at a time. */
export async function* csvFile(
  colonnes: readonly ColonneLue[],
  lots: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  yield csvHead(colonnes);
  for await (const rows of lots) yield rows.map((row) => csvLine(colonnes, row)).join('');
}
