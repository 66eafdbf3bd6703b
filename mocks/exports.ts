import { utf8 } from '@comptoir/conformance/bytes';
import type { Call } from '@comptoir/contract/call';
import { checkExportable, colonnesDemandees, nomExport } from '@comptoir/contract/exportRules';
import type { FormatExport } from '@comptoir/contract/exports';
import { csvHead, csvLine } from '@comptoir/contract/feuilles/csv';
import type { Feuille } from '@comptoir/contract/feuilles/feuille';
import type { Count } from '@comptoir/domain/units';
import { recordActivite } from './audit';
import type { Resolver } from './resolver';
import { todayOf } from './rows';

/**
 * Answers the file of a list with all rows of the list's own resolver. It is a CSV file whatever was asked for: only
 * the server writes XLSX.
 */
export function fileResolver(list: Call, feuille: Feuille<object>, resolver: Resolver<Call>): Resolver<Call> {
  return (incoming) => {
    const { format, colonnes, ...query } = incoming.query as { format: FormatExport; colonnes: string };
    const columns = colonnesDemandees(feuille, colonnes, incoming.lang);
    const limit = Number.MAX_SAFE_INTEGER;
    const paging = { page: 1, limit, ...('size' in list.query.shape && { size: limit }) };
    const { data, count } = resolver({ ...incoming, query: { ...query, ...paging } }) as unknown as {
      data: readonly object[];
      count: Count;
    };
    checkExportable(count);
    const filtres = { ...incoming.params, ...query };
    const told = { actiontype: 'Export', libelle: feuille.titre.fr, objet: 'export', objetid: null, avant: null };
    recordActivite(incoming, { ...told, apres: { ...filtres, format, lignes: count } });
    const name = nomExport(feuille, filtres, { today: todayOf(incoming.store), format: 'csv' });
    const bytes = utf8(csvHead(columns) + data.map((row) => csvLine(columns, row)).join(''));
    return { documentid: 0, name, mime: 'text/csv', bytes };
  };
}
