import { depenseIssues } from '@comptoir/contract/depenseRules';
import type { Depense, depenses } from '@comptoir/contract/depenses';
import { checkMontant } from '@comptoir/contract/detteRules';
import { throwAll } from '@comptoir/contract/envelope';
import { checkRoomForFiles } from '@comptoir/contract/fichierRules';
import { checkPeriode, checkUnused, existingRecord } from '@comptoir/contract/recordRules';
import { natureDepense } from '@comptoir/domain/depense';
import { isOfFiltreDette } from '@comptoir/domain/dette';
import { isProche } from '@comptoir/domain/doublon';
import { isInPeriode } from '@comptoir/domain/periode';
import { owedOf } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { discarded } from './corbeille';
import { checkUniquePreuve } from './doublons';
import { byNewest, byTri, pageOf, termOf, totalOf, unpagedRows } from './listing';
import { type Asked, nounOf } from './noun';
import { pieceOf, shownMedia } from './pieces';
import type { Incoming, Resolvers } from './resolver';
import { foundRow, instantOf, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import type { DepenseRow, DocumentRow, ReglementRow, Store } from './store';
import { foundRows, trouvableDepense } from './trouvables';

const byDate = byNewest('date', 'depenseid');

/** The payments of an expense or an order, unsorted, reversed ones included. */
export function reglementsOf(store: Store, depenseid: RecordId): ReglementRow[] {
  return rowsHaving(store.reglements, { depenseid });
}

/** The payments that settle an expense or an order: those that were not reversed (ADR 0034). */
export function settlingOf(store: Store, depenseid: RecordId): ReglementRow[] {
  return rowsHaving(store.reglements, { depenseid, contrepassele: null });
}

/** The francs of an expense that are still owed. */
export function resteOfDepense(store: Store, { depenseid, montant }: DepenseRow): number {
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
    montantrestant: resteOfDepense(store, row),
    nombredocument: documentsOf(store, row.depenseid).length,
  };
}

const depense = nounOf('depenses', { shown: ({ store }, row) => shownDepense(store, row), order: byDate });

/** The mocks of the calls of expenses and their documents (spec § 3). */
export const depensesMocks: Resolvers<'depenses'> = {
  all: (asked) => unpagedRows(depense.rows(asked).map((row) => shownDepense(asked.store, row))),
  list: (asked) => pageOf(filteredDepenses(asked).sort(byTri(asked.query.tri, 'date', 'depenseid')), asked.query),
  search: (asked) => pageOf(filteredDepenses(asked).sort(byTri(asked.query.tri, 'date', 'depenseid')), asked.query),
  total: (asked) => ({ data: totalOf(filteredDepenses(asked), 'montant', 'montantrestant') }),
  byId: (asked) => depense.byId(asked),
  suivi: (asked) => depense.suivi(asked),
  create: (asked) => {
    checkDepense(asked.store, asked.body);
    return depense.inserted(asked, { ...asked.body, version: 1 });
  },
  update: (asked) => {
    const row = depense.found(asked);
    depense.checkVersion(asked, row);
    const { version: _, ...fields } = asked.body;
    checkDepense(asked.store, fields);
    checkMontant('depense', fields.montant, sumOf(settlingOf(asked.store, row.depenseid), 'net'));
    return depense.changed(asked, row, fields);
  },
  remove: (asked) => {
    const row = depense.found(asked);
    checkUnused(reglementsOf(asked.store, row.depenseid).length, 'depense.a_des_reglements');
    return depense.removed(asked, row);
  },
  documents: (asked) => ({ data: documentsAsked(asked).map(shownMedia) }),
  addDocument: (asked) => {
    const { store, params, files } = asked;
    checkRoomForFiles('depense', documentsAsked(asked).length + 1);
    const file = existingRecord(files[0]);
    checkUniquePreuve(asked, file, params.depenseid);
    const row = { ...pieceOf(store, 'preuve', file), ...params, createdon: instantOf(store) };
    store.documents.push(row);
    return { data: shownMedia(row) };
  },
  removeDocument: (asked) => {
    const { documentid } = asked.params;
    return discarded(asked, 'documents', existingRecord(rowsHaving(documentsAsked(asked), { documentid })[0]));
  },
};

type Filters = Omit<Incoming<(typeof depenses)['total']>['query'], 'search'> & { etapeprojetid?: RecordId | undefined };

/** The expenses that match the filters: a term, step, type, project, nature, days, settled or not. */
function filteredDepenses(asked: Asked & { query: Filters }): Depense[] {
  checkPeriode(asked.query);
  const { etapeprojetid, typedepenseid, projetid, nature, statut, semblable } = asked.query;
  const all = depense.rows(asked);
  const isSemblable = (row: DepenseRow) => all.some((other) => other !== row && isProche(other, row));
  const rows = rowsHaving(all, { etapeprojetid, typedepenseid, projetid })
    .filter((row) => isInPeriode(row.date, asked.query))
    .filter((row) => semblable === undefined || isSemblable(row) === (semblable === 1))
    .filter((row) => nature === '' || natureDepense(row.projetid) === nature)
    .map((row) => shownDepense(asked.store, row))
    .filter((row) => isOfFiltreDette(row.montantrestant, statut));
  return foundRows(rows, termOf(asked), (row) => trouvableDepense(asked, row));
}

/** Refuses every field that breaks a rule of an expense. */
export function checkDepense(store: Store, fields: Omit<DepenseRow, 'depenseid' | 'version'>): void {
  const { typedepenseid, projetid, etapeprojetid } = fields;
  const etape = rowOf(store, 'etapeprojets', etapeprojetid);
  const facts = {
    typedepense: rowOf(store, 'typedepenses', typedepenseid) !== undefined,
    projet: projetid === null || rowOf(store, 'projets', projetid) !== undefined,
    etape: etapeprojetid === null || (etape !== undefined && etape.projetid === projetid),
  };
  throwAll(depenseIssues(fields, { ...facts, today: todayOf(store) }));
}

/** The documents of an expense, the oldest first. */
function documentsOf(store: Store, depenseid: RecordId): DocumentRow[] {
  return rowsHaving(store.documents, { depenseid }).sort((a, b) => a.documentid - b.documentid);
}

/** The documents of the expense that a request names. */
const documentsAsked = ({ store, params }: { store: Store; params: { depenseid: RecordId } }) =>
  documentsOf(store, foundRow(store, 'depenses', params.depenseid).depenseid);
