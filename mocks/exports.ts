import { utf8 } from '@comptoir/conformance/bytes';
import type { Call } from '@comptoir/contract/call';
import { checkExportable, colonnesDemandees, nomExport } from '@comptoir/contract/exportRules';
import { type FormatExport, MAX_RECORDS_DOSSIER } from '@comptoir/contract/exports';
import { csvHead, csvLine } from '@comptoir/contract/feuilles/csv';
import type { Feuille } from '@comptoir/contract/feuilles/feuille';
import type { Count } from '@comptoir/domain/units';
import { recordActivite } from './audit';
import type { Resolver } from './resolver';
import { todayOf } from './rows';

type Incoming = Parameters<Resolver<Call>>[0];

/** All rows of a list, from the list's own resolver. The audit log tells who took them. */
function wholeOf(
  list: Call,
  { nom, titre }: Pick<Feuille<object>, 'nom' | 'titre'>,
  resolver: Resolver<Call>,
  { incoming, query, format, most }: { incoming: Incoming; query: object; format: FormatExport | 'zip'; most?: Count },
) {
  const limit = Number.MAX_SAFE_INTEGER;
  const paging = { page: 1, limit, ...('size' in list.query.shape && { size: limit }) };
  const { data, count } = resolver({ ...incoming, query: { ...query, ...paging } }) as unknown as {
    data: readonly object[];
    count: Count;
  };
  checkExportable(count, most);
  const filtres = { ...incoming.params, ...query };
  const told = { actiontype: 'Export', libelle: titre.fr, objet: 'export', objetid: null, avant: null };
  recordActivite(incoming, { ...told, apres: { ...filtres, format, lignes: count } });
  const name = (made: FormatExport | 'zip') =>
    nomExport({ nom }, filtres, { today: todayOf(incoming.store), format: made });
  return { data, name };
}

/**
 * Answers the file of a list with all of its rows. It is a CSV file whatever was asked for: only the server writes
 * XLSX.
 */
export function fileResolver(list: Call, feuille: Feuille<object>, resolver: Resolver<Call>): Resolver<Call> {
  return (incoming) => {
    const { format, colonnes, ...query } = incoming.query as { format: FormatExport; colonnes: string };
    const columns = colonnesDemandees(feuille, colonnes, incoming.lang);
    const { data, name } = wholeOf(list, feuille, resolver, { incoming, query, format });
    const bytes = utf8(csvHead(columns) + data.map((row) => csvLine(columns, row)).join(''));
    return { documentid: 0, name: name('csv'), mime: 'text/csv', bytes };
  };
}

/** The end of a ZIP with nothing in it. */
const EMPTY_ZIP = utf8(`PK\u0005\u0006${'\0'.repeat(18)}`);

/** Answers the file of a list's proofs with an empty ZIP: only the server keeps proofs. */
export function dossierResolver(
  list: Call,
  feuille: Pick<Feuille<object>, 'nom' | 'titre'>,
  resolver: Resolver<Call>,
): Resolver<Call> {
  return (incoming) => {
    const asked = { incoming, query: incoming.query, format: 'zip', most: MAX_RECORDS_DOSSIER } as const;
    const { name } = wholeOf(list, feuille, resolver, asked);
    return { documentid: 0, name: name('zip'), mime: 'application/zip', bytes: EMPTY_ZIP };
  };
}
