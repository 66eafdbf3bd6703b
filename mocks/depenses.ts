import { checkDepense, type DepenseFacts } from '#contract/depenseRules';
import type { Depense } from '#contract/depenses';
import { checkMontant } from '#contract/detteRules';
import type { Lang } from '#contract/errors';
import { checkPeriode, checkUnused, checkVersion, existing } from '#contract/recordRules';
import type { Tri } from '#contract/tri';
import { todayInAbidjan } from '#domain/dates';
import { type FiltreNature, natureDepense } from '#domain/depense';
import { type FiltreDette, isOfFiltreDette } from '#domain/dette';
import { sum } from '#domain/money';
import { isInPeriode } from '#domain/periode';
import { owedOf } from '#domain/reglement';
import { documentsMocks, documentsOf } from './documents';
import { byNewest, byTri, matching, pageOf, removeRow, unpaged } from './listing';
import type { Resolvers } from './resolver';
import type { DepenseRow, ReglementRow, Store } from './store';
import { suiviOf } from './suivi';

const byDate = byNewest<DepenseRow>(
  ({ date }) => date,
  ({ depenseid }) => depenseid,
);

export function foundDepense(store: Store, id: number): DepenseRow {
  return existing(store.depenses.find(({ depenseid }) => depenseid === id));
}

/** The payments of an expense, in no order. */
export function reglementsOf(store: Store, depenseid: number): ReglementRow[] {
  return store.reglements.filter((reglement) => reglement.depenseid === depenseid);
}

/** What remains owed on an expense, francs. */
export function restantOf(store: Store, { depenseid, montant }: DepenseRow): number {
  return owedOf({ montantDette: montant, netsDesAutres: reglementsOf(store, depenseid).map(({ net }) => net) });
}

export function libelleOfType(store: Store, id: number): string {
  return store.typedepenses.find(({ typedepenseid }) => typedepenseid === id)?.libelle ?? '';
}

const sorted = (tri: Tri, rows: readonly Depense[]) =>
  rows.toSorted(
    byTri(
      tri,
      ({ date }) => date,
      ({ depenseid }) => depenseid,
    ),
  );

/** The mocks of the expenses' calls. */
export function depensesMocks(store: Store): Resolvers<'depenses'> {
  const shown = (row: DepenseRow): Depense => ({
    ...row,
    typedepense: libelleOfType(store, row.typedepenseid),
    montantrestant: restantOf(store, row),
    nombredocument: documentsOf(store, row.depenseid).length,
  });
  const inOrder = () => [...store.depenses].sort(byDate);
  const found = (term: string, filters: Filters, lang: Lang) => {
    const rows = filtered(inOrder().map(shown), filters, lang);
    return matching(rows, term, ({ libelle, typedepense, description }) => [libelle, typedepense, description]);
  };
  return {
    ...documentsMocks(store),
    all: () => unpaged(inOrder().map(shown)),
    list: ({ query, lang }) => pageOf(sorted(query.tri, filtered(inOrder().map(shown), query, lang)), query),
    search: ({ params, query, lang }) => pageOf(sorted(query.tri, found(params.term, query, lang)), query),
    total: ({ query, lang }) => {
      const rows = found(query.search, query, lang);
      return {
        data: {
          nombre: rows.length,
          montant: sum(rows.map(({ montant }) => montant)),
          montantrestant: sum(rows.map(({ montantrestant }) => montantrestant)),
        },
      };
    },
    byId: ({ params }) => ({ data: shown(foundDepense(store, params.depenseid)) }),
    suivi: (asked) => suiviOf(store, 'depense', foundDepense(store, asked.params.depenseid).depenseid, asked),
    create: ({ body, lang }) => {
      checkDepense(body, factsOf(store, body), lang);
      const row = { depenseid: store.nextId(), ...body, version: 1 };
      store.depenses.push(row);
      return { data: shown(row) };
    },
    update: ({ params, body: { version, ...fields }, lang }) => {
      const row = foundDepense(store, params.depenseid);
      checkVersion(row, version, shown(row));
      checkDepense(fields, factsOf(store, fields), lang);
      const regle = sum(reglementsOf(store, row.depenseid).map(({ net }) => net));
      checkMontant('depense', fields.montant, regle);
      Object.assign(row, fields, { version: row.version + 1 });
      return { data: shown(row) };
    },
    remove: ({ params }) => {
      const row = foundDepense(store, params.depenseid);
      checkUnused(reglementsOf(store, row.depenseid).length, 'depense.a_des_reglements');
      removeRow(store.depenses, row);
      return { data: null };
    },
  };
}

interface Filters {
  etapeprojetid?: number | undefined;
  datedebut?: string | undefined;
  datefin?: string | undefined;
  typedepenseid?: number | undefined;
  projetid?: number | undefined;
  nature: FiltreNature;
  statut: FiltreDette;
}

/** Those of a step, of a type, of a project, of a kind, of a period, settled or not. */
function filtered(rows: readonly Depense[], { nature, statut, ...filters }: Filters, lang: Lang): Depense[] {
  checkPeriode(filters, lang);
  const ids = ['etapeprojetid', 'typedepenseid', 'projetid'] as const;
  return rows.filter(
    (row) =>
      ids.every((name) => filters[name] === undefined || row[name] === filters[name]) &&
      isInPeriode(row.date, filters) &&
      (nature === '' || natureDepense(row.projetid) === nature) &&
      isOfFiltreDette(row.montantrestant, statut),
  );
}

type Fields = Omit<DepenseRow, 'depenseid' | 'version'>;

function factsOf(store: Store, { typedepenseid: type, projetid, etapeprojetid: etape }: Fields): DepenseFacts {
  return {
    typedepense: store.typedepenses.some(({ typedepenseid }) => typedepenseid === type),
    projet: projetid === null || store.projets.some((projet) => projet.projetid === projetid),
    etape: etape === null || store.etapeprojets.some((row) => row.etapeprojetid === etape && row.projetid === projetid),
    today: todayInAbidjan(store.now()),
  };
}
