import { checkSameIds } from '#contract/envelope';
import { checkRoom } from '#contract/projetRules';
import type { EtapeChoix, Etapeprojet } from '#contract/projets';
import { checkUnused, checkVersion, existing } from '#contract/recordRules';
import { engagementsOf } from './budget';
import { discard } from './corbeille';
import { pageOf, unpaged } from './listing';
import { mediasOf } from './medias';
import type { Resolvers } from './resolver';
import type { EtapeRow, Store } from './store';

export function foundEtape(store: Store, id: number): EtapeRow {
  return existing(store.etapeprojets.find(({ etapeprojetid }) => etapeprojetid === id));
}

/** The steps of a project in the order of their creation. */
export function etapesOf(store: Store, projetid: number): EtapeRow[] {
  return store.etapeprojets
    .filter((etape) => etape.projetid === projetid)
    .sort((a, b) => a.etapeprojetid - b.etapeprojetid);
}

export function etapeChoix({ etapeprojetid, libelle, etat }: EtapeRow): EtapeChoix {
  return { etapeprojetid, libelle, etat };
}

/** Adds a step, in progress, to a project that exists. */
export function appendEtape(
  store: Store,
  projetid: number,
  { libelle, description, montant }: Pick<EtapeRow, 'libelle' | 'description' | 'montant'>,
): EtapeRow {
  const etapeprojetid = store.nextId();
  const row: EtapeRow = { etapeprojetid, projetid, libelle, description, montant, etat: 0, version: 1 };
  store.etapeprojets.push(row);
  return row;
}

/** The mocks of the steps' calls. */
export function etapeprojetsMocks(store: Store): Resolvers<'etapeprojets'> {
  return {
    list: ({ query }) => {
      checkProjet(store, query.projetid);
      return pageOf(
        etapesOf(store, query.projetid).map((row) => shown(store, row)),
        query,
      );
    },
    all: ({ query }) => {
      checkProjet(store, query.projetid);
      return unpaged(etapesOf(store, query.projetid).map(etapeChoix));
    },
    create: ({ body }) => {
      checkProjet(store, body.projetid);
      checkRoom(etapesOf(store, body.projetid).length);
      return { data: shown(store, appendEtape(store, body.projetid, body)) };
    },
    update: ({ query, body: { projetid, version, ...fields }, lang }) => {
      const row = foundEtape(store, query.etapeprojetid);
      checkSameIds({ projetid }, { projetid: row.projetid }, lang);
      checkVersion(row, version, shown(store, row));
      Object.assign(row, fields, { version: row.version + 1 });
      return { data: shown(store, row) };
    },
    changeEtat: ({ query, body: { etat, version } }) => {
      const row = foundEtape(store, query.etapeprojetid);
      checkVersion(row, version, shown(store, row));
      if (etat !== row.etat) Object.assign(row, { etat, version: row.version + 1 });
      return { data: shown(store, row) };
    },
    remove: ({ utilisateur, query }) => {
      const row = foundEtape(store, query.etapeprojetid);
      checkUnused(depensesOf(store, row).length, 'etapeprojet.a_des_depenses');
      const { etapeprojetid: id, libelle } = row;
      const medias = mediasOf(store, [id]);
      discard(store, utilisateur, { type: 'etapeprojet', id, libelle }, { etapeprojets: [row], medias });
      return { data: null };
    },
  };
}

function checkProjet(store: Store, id: number): void {
  existing(store.projets.find(({ projetid }) => projetid === id));
}

function depensesOf(store: Store, { etapeprojetid }: EtapeRow) {
  return store.depenses.filter((depense) => depense.etapeprojetid === etapeprojetid);
}

function shown(store: Store, row: EtapeRow): Etapeprojet {
  return { ...row, ...engagementsOf(store, depensesOf(store, row)) };
}
