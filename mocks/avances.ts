import { mayEnter } from '@comptoir/contract/authRules';
import type { Avance, OctroiFields, PorteurPossible, RenduFields } from '@comptoir/contract/avance';
import { checkActe, checkDemande, checkOctroi, checkPorteur } from '@comptoir/contract/avanceRules';
import { checkVersion } from '@comptoir/contract/recordRules';
import { jourDeTransfert } from '@comptoir/contract/transfertRules';
import { type ActeAvance, type EtatAvance, rangPorteur } from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import { recordInsert } from './audit';
import {
  avancesOf,
  caisseOfAvance,
  detenuesPar,
  isCompteActif,
  openPoche,
  parPorteur,
  shownAvance,
  visibleAvance,
} from './avance';
import { justificationsOf, justifyDepense } from './justification';
import { pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { acteurOf, fullName } from './session';
import type { AvanceRow, Store } from './store';
import { suiviOf } from './suivi';
import { boutOf, cibleOf, isRecu, sendTransfert, shownTransfert } from './transferts';
import { keyOfUtilisateur } from './utilisateur';

/** The mocks of the calls of advances to be justified (ADR 0039). */
export function avancesMocks(store: Store): Resolvers<'avances'> {
  const shown = (row: AvanceRow): Avance => shownAvance(store, row);
  const rowFor = (acte: ActeAvance, utilisateur: UtilisateurRow, id: RecordId): AvanceRow => {
    const row = visibleAvance(store, utilisateur, id);
    checkActe(acte, shown(row), acteurOf(store, utilisateur), store.organisation.avanceseuil);
    checkPorteur(acte, row.porteurid === null || isCompteActif(store, row.porteurid));
    return row;
  };
  return {
    ...avancesReads(store),
    create: ({ utilisateur, body }) => {
      const today = todayOf(store);
      const facts = {
        porteur: isCompteActif(store, body.porteurid),
        projet: rowOf(store, 'projets', body.projetid) !== undefined,
      };
      checkDemande(body, { ...facts, acteur: acteurOf(store, utilisateur), today });
      checkOctroi(body.montant, detenuesPar(store, body), store.organisation);
      const row = insertRow(store, 'avances', {
        ...{ ...body, etat: 'demandee', caisseid: null, transfertid: null, approbateurid: null, decideurid: null },
        ...{ demandepar: utilisateur.utilisateurid, createdon: instantOf(store), motif: '', relance: null, version: 1 },
      });
      return { data: shown(row) };
    },
    approuver: ({ utilisateur, params, body: { version } }) => {
      const row = rowFor('approuver', utilisateur, params.avanceid);
      checkVersion(row, version, shown(row));
      return { data: shown(changeRow(row, { etat: 'approuvee', approbateurid: utilisateur.utilisateurid })) };
    },
    accorder: ({ utilisateur, params, body: { version, ...octroi } }) => {
      const row = rowFor('accorder', utilisateur, params.avanceid);
      checkVersion(row, version, shown(row));
      checkOctroi(row.montant, detenuesPar(store, row), store.organisation);
      payOut(store, utilisateur, row, octroi);
      return { data: shown(row) };
    },
    refuser: ({ utilisateur, params, body: { version, motif } }) => {
      const row = rowFor('refuser', utilisateur, params.avanceid);
      checkVersion(row, version, shown(row));
      return { data: shown(changeRow(row, { etat: 'refusee', motif, decideurid: utilisateur.utilisateurid })) };
    },
    annuler: ({ utilisateur, params, body: { version, motif } }) => {
      const row = rowFor('annuler', utilisateur, params.avanceid);
      checkVersion(row, version, shown(row));
      return { data: shown(changeRow(row, { etat: 'annulee', motif })) };
    },
    justifier: ({ utilisateur, params, body, files: [file] }) => {
      const row = rowFor('justifier', utilisateur, params.avanceid);
      return { data: justifyDepense(store, utilisateur, row, { body, file }) };
    },
    rendre: ({ utilisateur, params, body }) => {
      const row = rowFor('rendre', utilisateur, params.avanceid);
      sendBack(store, utilisateur, row, body);
      return { data: shown(row) };
    },
    relancer: ({ utilisateur, params }) => {
      const row = rowFor('relancer', utilisateur, params.avanceid);
      return { data: shown(changeRow(row, { relance: instantOf(store) })) };
    },
  };
}

type Reads = 'list' | 'porteurs' | 'porteurspossibles' | 'byId' | 'suivi' | 'regles' | 'depenses';

function avancesReads(store: Store): Pick<Resolvers<'avances'>, Reads> {
  const shown = (row: AvanceRow): Avance => shownAvance(store, row);
  return {
    list: ({ utilisateur, query }) => {
      const { etat, porteurid, retard } = query;
      const rows = rowsHaving(avancesOf(store, utilisateur).map(shown), { etat, porteurid });
      const asked = rows.filter((row) => retard === undefined || row.retard > 0 === (retard === 1));
      return pageOf(asked.sort(byUrgence), query);
    },
    porteurs: ({ utilisateur }) => ({ data: parPorteur(store, avancesOf(store, utilisateur)) }),
    porteurspossibles: ({ query }) => ({ data: porteursPossibles(store, query) }),
    byId: ({ utilisateur, params }) => ({ data: shown(visibleAvance(store, utilisateur, params.avanceid)) }),
    suivi: (asked) =>
      suiviOf(asked, 'avances', visibleAvance(store, asked.utilisateur, asked.params.avanceid).avanceid),
    regles: () => {
      const { avancesmax, avanceplafond, avanceseuil } = store.organisation;
      return { data: { avancesmax, avanceplafond, avanceseuil } };
    },
    depenses: ({ utilisateur, params }) => {
      return { data: justificationsOf(store, visibleAvance(store, utilisateur, params.avanceid)) };
    },
  };
}

/** The accounts that may sign in and match the search, by rank, then by name. */
function porteursPossibles(
  store: Store,
  { search, limit, porteurid }: { search: string; limit: number; porteurid?: RecordId | undefined },
): PorteurPossible[] {
  const active = store.utilisateurs
    .filter((row) => mayEnter(row, todayOf(store)))
    .map((row) => ({ row, key: keyOfUtilisateur(row), rang: rangPorteur(keyOfUtilisateur(row), search) }))
    .sort((a, b) => Number(a.rang) - Number(b.rang) || (a.key < b.key ? -1 : 1));
  const kept = active.filter(({ rang }) => rang !== null).slice(0, limit);
  const added = active.filter((one) => one.row.utilisateurid === porteurid && !kept.includes(one));
  return [...kept, ...added].map(({ row: { utilisateurid, contact: tel } }) => {
    return { utilisateurid, nom: fullName(store, utilisateurid), tel };
  });
}

/** Those to decide come first, then those to account for. */
const RANGS: Readonly<Record<EtatAvance, number>> = {
  ...{ demandee: 0, approuvee: 0, decaissee: 1, justifiee: 2, refusee: 2, annulee: 2 },
};

function byUrgence(a: Avance, b: Avance): number {
  return RANGS[a.etat] - RANGS[b.etat] || a.echeance.localeCompare(b.echeance) || b.avanceid - a.avanceid;
}

/** What the rules of a transfer see of an advance: it gives and takes like a drawer, by its own two calls alone. */
const POCHE = { nature: 'especes', pris: undefined } as const;

/** Opens the register of an advance and pays it out: a transfer that is received at once. */
function payOut(store: Store, utilisateur: UtilisateurRow, row: AvanceRow, octroi: OctroiFields): void {
  const { sourceid, referencesource } = octroi;
  const asked = { ...octroi, cibleid: 0, montant: row.montant, motif: row.objet, referencecible: '' };
  const source = seesCaisse(store, utilisateur, sourceid) ? boutOf(store, sourceid, referencesource) : undefined;
  const date = jourDeTransfert(asked, { source, cible: POCHE, recu: true, today: todayOf(store) });
  const { caisseid } = openPoche(store, row);
  const transfertid = postEnvoi(store, utilisateur, { ...asked, cibleid: caisseid, date }, true);
  changeRow(row, { etat: 'decaissee', caisseid, transfertid, decideurid: utilisateur.utilisateurid });
}

/** Sends money of an advance back to a register. */
function sendBack(store: Store, utilisateur: UtilisateurRow, row: AvanceRow, rendu: RenduFields): void {
  const { cibleid, referencecible } = rendu;
  const recu = isRecu(store, utilisateur, cibleid);
  const asked = { ...rendu, sourceid: caisseOfAvance(row), frais: 0, motif: row.objet, referencesource: '' };
  const cible = cibleOf(store, utilisateur, cibleid, referencecible);
  const date = jourDeTransfert(asked, { source: POCHE, cible, recu, today: todayOf(store) });
  postEnvoi(store, utilisateur, { ...asked, date }, recu);
}

/** Sends money and logs its transfer besides the call of the advance. */
function postEnvoi(store: Store, utilisateur: UtilisateurRow, ...sent: Envoyer): RecordId {
  const transfert = sendTransfert(store, utilisateur, ...sent);
  recordInsert(store, utilisateur, ['transfert', transfert.transfertid], shownTransfert(store, transfert));
  return transfert.transfertid;
}

type Envoyer = Parameters<typeof sendTransfert> extends [unknown, unknown, ...infer Rest] ? Rest : never;
