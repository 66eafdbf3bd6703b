import { READS_SOLDE } from '#contract/caisseChoices';
import type { Caisse } from '#contract/caisses';
import { checkUnused, checkVersion, existing } from '#contract/recordRules';
import { soldeOf } from '#domain/caisse';
import { searchKey } from '#domain/texte';
import { caissesOf, visibleCaisse } from './acces';
import { matching, pageOf, removeRow } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { holds, known } from './session';
import type { CaisseRow, MouvementRow, Store } from './store';
import { suiviOf } from './suivi';

/** The movements that count: those neither cancelled nor of another register. */
export function mouvementsOf(store: Store, caisseid: number): MouvementRow[] {
  return store.mouvements.filter((mouvement) => mouvement.caisseid === caisseid && !mouvement.annule);
}

/** A register's balance, francs (CONTRACT "Money calls": Σ type-1 movements − Σ others). */
export function soldeOfCaisse(store: Store, caisseid: number): number {
  return soldeOf(mouvementsOf(store, caisseid));
}

export function foundCaisse(store: Store, id: number): CaisseRow {
  return existing(store.caisses.find(({ caisseid }) => caisseid === id));
}

/** The mocks of the registers' calls. */
export function caissesMocks(store: Store): Resolvers<'caisses'> {
  const shown = (row: CaisseRow): Caisse => ({ ...row, solde: soldeOfCaisse(store, row.caisseid) });
  const inOrder = (utilisateur: UtilisateurRow | null) =>
    caissesOf(store, utilisateur).sort((a, b) => b.caisseid - a.caisseid);
  return {
    all: ({ utilisateur }) => ({ data: choices(store, utilisateur) }),
    list: ({ utilisateur, query }) => pageOf(inOrder(utilisateur).map(shown), query),
    search: ({ utilisateur, params, query }) => {
      const rows = matching(inOrder(utilisateur), params.term, ({ libelle, description }) => [libelle, description]);
      return pageOf(rows.map(shown), query);
    },
    byId: ({ utilisateur, params }) => ({ data: shown(visibleCaisse(store, utilisateur, params.caisseid)) }),
    suivi: (asked) =>
      suiviOf(store, 'caisse', visibleCaisse(store, asked.utilisateur, asked.params.caisseid).caisseid, asked),
    create: ({ utilisateur, body }) => {
      const row = { caisseid: store.nextId(), ...body, version: 1 };
      store.caisses.push(row);
      store.mouvements.push(openingOf(store, row));
      // Who sees some registers alone sees the one that they opened too.
      known(utilisateur).caisses?.push(row.caisseid);
      return { data: shown(row) };
    },
    update: ({ utilisateur, params, body: { version, ...fields } }) => {
      const row = visibleCaisse(store, utilisateur, params.caisseid);
      checkVersion(row, version, shown(row));
      Object.assign(row, fields, { version: row.version + 1 });
      return { data: shown(row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = visibleCaisse(store, utilisateur, params.caisseid);
      checkUnused(mouvementsOf(store, row.caisseid).filter(({ isfirst }) => isfirst === 0).length, 'caisse.utilisee');
      removeRow(store.caisses, row);
      return { data: null };
    },
  };
}

function choices(store: Store, utilisateur: UtilisateurRow | null) {
  const isSoldeShown = READS_SOLDE.some((name) => holds(store, known(utilisateur), name));
  return caissesOf(store, utilisateur)
    .sort((a, b) => searchKey(a.libelle).localeCompare(searchKey(b.libelle)) || a.caisseid - b.caisseid)
    .map(({ caisseid, libelle }) => ({
      caisseid,
      libelle,
      solde: isSoldeShown ? soldeOfCaisse(store, caisseid) : null,
    }));
}

function openingOf(store: Store, { caisseid, montant }: CaisseRow): MouvementRow {
  return {
    mouvementcaisseid: store.nextId(),
    caisseid,
    montant,
    type: 1,
    isfirst: 1,
    description: '',
    reglementid: null,
    createdon: new Date(store.now()).toISOString(),
    annule: false,
    version: 1,
    soldeapres: montant,
  };
}
