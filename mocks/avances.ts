import type { Arrete } from '@comptoir/contract/arretes';
import { mayEnter } from '@comptoir/contract/authRules';
import type { Avance, AvanceFields, OctroiFields, PorteurPossible, RenduFields } from '@comptoir/contract/avance';
import {
  avanceDeManquant,
  checkActe,
  checkPorteur,
  demandeIssues,
  envoiDeManquant,
  envoiDeRendu,
  envoiDOctroi,
  octroiIssues,
} from '@comptoir/contract/avanceRules';
import { throwFirst } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import { type ActeAvance, type EtatAvance, rangPorteur } from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { recordInsert } from './audit';
import { avancesOf, caisseOfAvance, detenuesPar, isCompteActif, openPoche, parPorteur, shownAvance } from './avance';
import { justificationsOf, justifyDepense } from './comptant';
import { pageOf } from './listing';
import { type Asked, nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { acteurOf, fullName } from './session';
import type { AvanceRow, MouvementRow, Store } from './store';
import { cibleOf, isRecu, sendTransfert, shownTransfert, sourceOf } from './transferts';
import { keyOfUtilisateur } from './utilisateurs';

const avance = nounOf('avances', {
  shown: ({ store }, row) => shownAvance(store, row),
  isReached: (by, { avanceid }) => avancesOf(by).some((row) => row.avanceid === avanceid),
});

/** Returns the advance of a request after the checks of this act by its user. Throws the Refusals of `avanceRules`. */
function rowFor(acte: ActeAvance, asked: Asked): AvanceRow {
  const row = avance.found(asked);
  checkActe(acte, shownAvance(asked.store, row), acteurOf(asked), asked.store.organisation.avanceseuil);
  checkPorteur(acte, row.porteurid === null || isCompteActif(asked.store, row.porteurid));
  return row;
}

/** Carries out an act that changes only the advance itself. */
function acted(
  acte: ActeAvance,
  asked: Asked & { body: { version?: number | undefined } },
  fields: Partial<AvanceRow>,
) {
  const row = rowFor(acte, asked);
  avance.checkVersion(asked, row);
  return avance.changed(asked, row, fields);
}

const avancesReads = {
  list: (asked) => {
    const { etat, porteurid, retard } = asked.query;
    const shown = avancesOf(asked).map((row) => shownAvance(asked.store, row));
    const rows = rowsHaving(shown, { etat, porteurid }).filter(
      (row) => retard === undefined || row.retard > 0 === (retard === 1),
    );
    return pageOf(rows.sort(byUrgence), asked.query);
  },
  porteurs: (asked) => ({ data: parPorteur(asked.store, avancesOf(asked)) }),
  porteurspossibles: ({ store, query }) => ({ data: porteursPossibles(store, query) }),
  byId: (asked) => avance.byId(asked),
  suivi: (asked) => avance.suivi(asked),
  regles: ({ store }) => {
    const { avancesmax, avanceplafond, avanceseuil } = store.organisation;
    return { data: { avancesmax, avanceplafond, avanceseuil } };
  },
  depenses: (asked) => ({ data: justificationsOf(asked.store, avance.found(asked)) }),
} satisfies Partial<Resolvers<'avances'>>;

/** The mocks of the calls of advances to be justified (ADR 0039). */
export const avancesMocks: Resolvers<'avances'> = {
  ...avancesReads,
  create: (asked) => {
    const { store, body } = asked;
    const porteur = isCompteActif(store, body.porteurid);
    const projet = rowOf(store, 'projets', body.projetid) !== undefined;
    throwFirst(demandeIssues(body, { porteur, projet, acteur: acteurOf(asked), today: todayOf(store) }));
    throwFirst(octroiIssues(body.montant, detenuesPar(store, body), store.organisation));
    return avance.answered(asked, insertAvance(asked, body));
  },
  approuver: (asked) =>
    acted('approuver', asked, { etat: 'approuvee', approbateurid: asked.utilisateur.utilisateurid }),
  accorder: (asked) => {
    const row = rowFor('accorder', asked);
    avance.checkVersion(asked, row);
    const { version: _, ...octroi } = asked.body;
    throwFirst(octroiIssues(row.montant, detenuesPar(asked.store, row), asked.store.organisation));
    payOut(asked, row, octroi);
    return avance.answered(asked, row);
  },
  refuser: (asked) => {
    const { motif } = asked.body;
    return acted('refuser', asked, { etat: 'refusee', motif, decideurid: asked.utilisateur.utilisateurid });
  },
  annuler: (asked) => acted('annuler', asked, { etat: 'annulee', motif: asked.body.motif }),
  justifier: (asked) => ({ data: justifyDepense(asked, rowFor('justifier', asked), asked.body, asked.files[0]) }),
  rendre: (asked) => {
    const row = rowFor('rendre', asked);
    sendBack(asked, row, asked.body);
    return avance.answered(asked, row);
  },
  relancer: (asked) => acted('relancer', asked, { relance: instantOf(asked.store) }),
};

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

/** The order of states in lists: first advances to decide, then advances to account for. */
const RANGS: Readonly<Record<EtatAvance, number>> = {
  demandee: 0,
  approuvee: 0,
  decaissee: 1,
  justifiee: 2,
  refusee: 2,
  annulee: 2,
};

function byUrgence(a: Avance, b: Avance): number {
  return RANGS[a.etat] - RANGS[b.etat] || a.echeance.localeCompare(b.echeance) || b.avanceid - a.avanceid;
}

/**
 * The facts of an advance for the rules of a transfer: it works like a cash drawer, but only through its own two calls.
 */
const POCHE = { nature: 'especes' } as const;

/** Opens the register of an advance and pays it out by a transfer that is received at once. */
function payOut(by: By, row: AvanceRow, octroi: OctroiFields): void {
  const source = sourceOf(by, octroi.sourceid, octroi.referencesource);
  const { caisseid } = openPoche(by.store, row);
  const transfertid = postEnvoi(by, envoiDOctroi(row, octroi, caisseid), { source, cible: POCHE, recu: true });
  changeRow(row, { etat: 'decaissee', caisseid, transfertid, decideurid: by.utilisateur.utilisateurid });
}

/** Sends money of an advance back to a register. */
function sendBack(by: By, row: AvanceRow, rendu: RenduFields): void {
  const { cibleid, referencecible } = rendu;
  const ends = { source: POCHE, cible: cibleOf(by, cibleid, referencecible), recu: isRecu(by, cibleid) };
  postEnvoi(by, envoiDeRendu(row, rendu, caisseOfAvance(row)), ends);
}

/**
 * Gives the person who counted an advance of the missing money of a closing, to be given back by `echeance`, and
 * returns the movement that books it (ADR 0040).
 */
export function oweManquant(
  by: By,
  arrete: Arrete,
  { motif, echeance }: { motif: string; echeance: string },
): MouvementRow {
  const { utilisateurid: decideurid } = by.utilisateur;
  const row = insertAvance(by, avanceDeManquant(arrete, echeance));
  const { caisseid } = openPoche(by.store, row);
  const { arreteid } = arrete;
  const ends = { source: POCHE, cible: POCHE, recu: true, arreteid };
  const transfertid = postEnvoi(by, envoiDeManquant(arrete, motif, caisseid), ends);
  changeRow(row, { etat: 'decaissee', caisseid, transfertid, decideurid });
  recordInsert(by, ['avance', row.avanceid], shownAvance(by.store, row));
  return existingRecord(rowsHaving(by.store.mouvements, { arreteid })[0]);
}

/** Writes a requested advance. */
const insertAvance = ({ store, utilisateur }: By, fields: AvanceFields): AvanceRow =>
  insertRow(store, 'avances', {
    ...fields,
    etat: 'demandee',
    caisseid: null,
    transfertid: null,
    approbateurid: null,
    decideurid: null,
    demandepar: utilisateur.utilisateurid,
    createdon: instantOf(store),
    motif: '',
    relance: null,
    version: 1,
  });

/** Sends money and logs its transfer besides the call of the advance. */
function postEnvoi(by: By, ...sent: Envoyer): RecordId {
  const transfert = sendTransfert(by, ...sent);
  recordInsert(by, ['transfert', transfert.transfertid], shownTransfert(by.store, transfert));
  return transfert.transfertid;
}

type Envoyer = Parameters<typeof sendTransfert> extends [By, ...infer Rest] ? Rest : never;
