import { checkDepense, type DepenseFacts } from '@comptoir/contract/depenseRules';
import type { Depense, depenses } from '@comptoir/contract/depenses';
import { checkMontant } from '@comptoir/contract/detteRules';
import { checkPeriode, checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { natureDepense } from '@comptoir/domain/depense';
import { isOfFiltreDette } from '@comptoir/domain/dette';
import { isInPeriode } from '@comptoir/domain/periode';
import { owedOf } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { documentsMocks, documentsOf } from './documents';
import { byNewest, byTri, matchingRows, pageOf, type Sorted, unpagedRows } from './listing';
import type { Incoming, Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, removeRow, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import type { DepenseRow, ReglementRow, Store } from './store';
import { suiviOf } from './suivi';

const byDate = byNewest('date', 'depenseid');

/** The payments of an expense or an order, unsorted; the reversed ones too. */
export function reglementsOf(store: Store, depenseid: RecordId): ReglementRow[] {
  return rowsHaving(store.reglements, { depenseid });
}

/** The payments that settle an expense or an order: those that nobody reversed (ADR 0034). */
export function settlingOf(store: Store, depenseid: RecordId): ReglementRow[] {
  return rowsHaving(store.reglements, { depenseid, contrepassele: null });
}

/** The francs of an expense that are still owed. */
export function restantOf(store: Store, { depenseid, montant }: DepenseRow): number {
  return owedOf({ montantDette: montant, netsDesAutres: settlingOf(store, depenseid).map(({ net }) => net) });
}

export function libelleOfType(store: Store, id: RecordId | null): string {
  return rowOf(store, 'typedepenses', id)?.libelle ?? '';
}

/** An expense as the calls show it. */
export function shownDepense(store: Store, row: DepenseRow): Depense {
  return {
    ...row,
    typedepense: libelleOfType(store, row.typedepenseid),
    montantrestant: restantOf(store, row),
    nombredocument: documentsOf(store, row.depenseid).length,
  };
}

/** The mocks of the expenses' calls. */
export function depensesMocks(store: Store): Resolvers<'depenses'> {
  const shown = (row: DepenseRow): Depense => shownDepense(store, row);
  const all = () => [...store.depenses].sort(byDate).map(shown);
  const found = (id: RecordId) => foundRow(store, 'depenses', id);
  const sought = (term: string, filters: Filters) =>
    matchingRows(filteredDepenses(all(), filters), term, textesOfDepense);
  const page = (term: string, query: Filters & Sorted) =>
    pageOf(sought(term, query).sort(byTri(query.tri, 'date', 'depenseid')), query);
  return {
    ...documentsMocks,
    all: () => unpagedRows(all()),
    list: ({ query }) => page('', query),
    search: ({ params, query }) => page(params.term, query),
    total: ({ query }) => {
      const rows = sought(query.search, query);
      const [montant, montantrestant] = [sumOf(rows, 'montant'), sumOf(rows, 'montantrestant')];
      return { data: { nombre: rows.length, montant, montantrestant } };
    },
    byId: ({ params }) => ({ data: shown(found(params.depenseid)) }),
    suivi: (asked) => suiviOf(asked, 'depenses', found(asked.params.depenseid).depenseid),
    create: ({ body }) => {
      checkDepense(body, factsOf(store, body));
      return { data: shown(insertRow(store, 'depenses', { ...body, version: 1 })) };
    },
    update: ({ params, body: { version, ...fields } }) => {
      const row = found(params.depenseid);
      checkVersion(row, version, shown(row));
      checkDepense(fields, factsOf(store, fields));
      checkMontant('depense', fields.montant, sumOf(settlingOf(store, row.depenseid), 'net'));
      return { data: shown(changeRow(row, fields)) };
    },
    remove: ({ params }) => {
      const row = found(params.depenseid);
      checkUnused(reglementsOf(store, row.depenseid).length, 'depense.a_des_reglements');
      removeRow(store.depenses, row);
      return { data: null };
    },
  };
}

const textesOfDepense = ({ libelle, typedepense, description }: Depense) => [libelle, typedepense, description];

type Filters = Omit<Incoming<(typeof depenses)['total']>['query'], 'search'> & { etapeprojetid?: RecordId | undefined };

/** The expenses that match the filters: step, type, project, nature, days, settled or not. */
function filteredDepenses(rows: readonly Depense[], filters: Filters): Depense[] {
  checkPeriode(filters);
  const { etapeprojetid, typedepenseid, projetid, nature, statut } = filters;
  return rowsHaving(rows, { etapeprojetid, typedepenseid, projetid }).filter(
    (row) =>
      isInPeriode(row.date, filters) &&
      (nature === '' || natureDepense(row.projetid) === nature) &&
      isOfFiltreDette(row.montantrestant, statut),
  );
}

type Fields = Omit<DepenseRow, 'depenseid' | 'version'>;

/** What the rules of an expense need to know. */
export function factsOf(store: Store, { typedepenseid, projetid, etapeprojetid }: Fields): DepenseFacts {
  const etape = rowOf(store, 'etapeprojets', etapeprojetid);
  return {
    typedepense: rowOf(store, 'typedepenses', typedepenseid) !== undefined,
    projet: projetid === null || rowOf(store, 'projets', projetid) !== undefined,
    etape: etapeprojetid === null || (etape !== undefined && etape.projetid === projetid),
    today: todayOf(store),
  };
}
