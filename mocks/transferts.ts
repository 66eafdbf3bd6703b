import { mayEnter } from '@comptoir/contract/authRules';
import { Refusal } from '@comptoir/contract/envelope';
import type { Lang } from '@comptoir/contract/errors';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { checkReferenceFree } from '@comptoir/contract/referenceRules';
import { checkReferenceRecue, jourDeReponse, jourDeTransfert } from '@comptoir/contract/transfertRules';
import type { Transfert, TransfertFields, transferts } from '@comptoir/contract/transferts';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { isRecuDOffice, type ReponseTransfert, sortieOf } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { porteeOf, seesCaisse, seesTransfert, visibleCaisse } from './acces';
import { appendMouvement, checkSolde, prisOf } from './caisses';
import { cancelImprime, numberTransfert } from './imprimes';
import { checkJour } from './journees';
import { byLibelle, byNewest, pageOf } from './listing';
import { cancelMouvement } from './mouvements';
import { numeroOfTransfert } from './numeros';
import type { UtilisateurRow } from './personnes';
import type { Incoming, Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { MouvementRow, Store, TransfertRow } from './store';

const ETATS = { accepter: 'recu', refuser: 'refuse', annuler: 'annule' } as const;

/** The mocks of the calls of transfers between registers. */
export function transfertsMocks(store: Store): Resolvers<'transferts'> {
  const answered = (
    { utilisateur, params, body, lang }: Omit<Incoming<(typeof transferts)['accepter']>, 'body'> & { body: Reponse },
    reponse: ReponseTransfert,
  ) => {
    const row = visibleTransfert(store, utilisateur, params.transfertid);
    const today = todayOf(store);
    const { utilisateurid: repondupar } = utilisateur;
    const caisses = porteeOf(store, utilisateur);
    const datereponse = jourDeReponse(row, { reponse, date: body.date }, { caisses, today }, lang);
    if (reponse === 'annuler') checkNotOfAvance(store, row);
    checkVersion(row, body.version, shownTransfert(store, row));
    const referencecible = body.referencecible || row.referencecible;
    const isUndone = row.etat === 'recu';
    if (reponse === 'accepter') checkArrivee(store, { ...row, referencecible, datereponse }, lang);
    else if (isUndone) cancelMouvements(store, row, lang);
    else checkEntree(store, utilisateur, row.sourceid, () => checkJour(store, row.sourceid, datereponse, lang));
    if (reponse !== 'accepter') cancelImprime(store, 'transfert', row.transfertid);
    changeRow(row, { etat: ETATS[reponse], datereponse, repondupar, motifreponse: body.motif ?? '', referencecible });
    if (!isUndone) for (const fields of mouvementsDe(row).slice(-1)) appendMouvement(store, fields);
    return { data: shownTransfert(store, row) };
  };
  return {
    cibles: ({ utilisateur }) => ({
      data: store.caisses.toSorted(byLibelle('caisseid')).flatMap(({ caisseid, libelle, code, nature }) => {
        const attente = !isRecu(store, utilisateur, caisseid);
        return nature === 'avance' ? [] : { caisseid, libelle, code, nature, attente };
      }),
    }),
    list: ({ utilisateur, query }) => {
      const { caisseid, etat } = query;
      if (caisseid !== undefined) visibleCaisse(store, utilisateur, caisseid);
      const rows = rowsHaving(store.transferts, { etat }).filter(
        (row) => seesTransfert(store, utilisateur, row) && [row.sourceid, row.cibleid, undefined].includes(caisseid),
      );
      return pageOf(rows.sort(byNewest('createdon', 'transfertid')), query, (row) => shownTransfert(store, row));
    },
    byId: ({ utilisateur, params }) => ({
      data: shownTransfert(store, visibleTransfert(store, utilisateur, params.transfertid)),
    }),
    create: ({ utilisateur, body, lang }) => {
      const { sourceid, cibleid, referencesource, referencecible } = body;
      const isReceived = isRecu(store, utilisateur, cibleid);
      const bouts = {
        source: seesCaisse(store, utilisateur, sourceid) ? boutOf(store, sourceid, referencesource) : undefined,
        cible: cibleOf(store, utilisateur, cibleid, referencecible),
      };
      const date = jourDeTransfert(body, { ...bouts, recu: isReceived, today: todayOf(store) }, lang);
      return { data: shownTransfert(store, sendTransfert(store, utilisateur, { ...body, date }, isReceived, lang)) };
    },
    accepter: (asked) => answered(asked, 'accepter'),
    refuser: (asked) => answered(asked, 'refuser'),
    annuler: (asked) => answered(asked, 'annuler'),
  };
}

/** Refuses what the target of a transfer does not take. */
function checkArrivee(
  store: Store,
  { cibleid, montant, referencecible, datereponse }: TransfertRow & { datereponse: string },
  lang: Lang,
): void {
  checkReferenceRecue(referencecible, existingRecord(boutOf(store, cibleid, referencecible)), lang);
  checkJour(store, cibleid, datereponse, lang);
  checkSolde(store, cibleid, { ancien: null, nouveau: { type: 1, montant } }, lang, null);
}

/** What an answer may say; each call checks its own body. */
interface Reponse {
  date?: string | undefined;
  version?: number | undefined;
  motif?: string;
  referencecible?: string;
}

type Envoi = TransfertFields & { date: string };

/**
 * Runs the checks of what comes into a register. One that the user does not see refuses without saying why (ADR 0035).
 */
function checkEntree(store: Store, utilisateur: UtilisateurRow, caisseid: RecordId, check: () => void): void {
  try {
    check();
  } catch (error) {
    const isHidden = error instanceof Refusal && !seesCaisse(store, utilisateur, caisseid);
    throw isHidden ? new Refusal('transfert.autre_caisse') : error;
  }
}

/** Refuses money that a register cannot give on that day, or take when it is received at once; the source comes first. */
export function checkEnvoi(
  store: Store,
  utilisateur: UtilisateurRow,
  envoi: Envoi,
  isReceived: boolean,
  lang: Lang,
): void {
  const { sourceid, cibleid, date, montant, referencecible } = envoi;
  const written = (caisseid: RecordId, nouveau: Pick<Fields, 'type' | 'montant'>) => {
    checkJour(store, caisseid, date, lang);
    checkSolde(store, caisseid, { ancien: null, nouveau }, lang);
  };
  written(sourceid, { type: 0, montant: sortieOf(envoi) });
  if (!isReceived) return;
  checkEntree(store, utilisateur, cibleid, () => {
    checkReferenceFree(prisOf(store, cibleid, referencecible), 'referencecible', lang);
    written(cibleid, { type: 1, montant });
  });
}

/** Sends money, unless a register refuses it: it is received at once or on its way. */
export function sendTransfert(
  store: Store,
  utilisateur: UtilisateurRow,
  envoi: Envoi,
  isReceived: boolean,
  lang: Lang,
): TransfertRow {
  checkEnvoi(store, utilisateur, envoi, isReceived, lang);
  const row = insertTransfert(store, utilisateur.utilisateurid, envoi, isReceived);
  for (const fields of mouvementsDe(row)) appendMouvement(store, fields);
  return row;
}

/** Writes the row of a transfer and numbers it (ADR 0047); its movements are left to the caller. */
export function insertTransfert(store: Store, envoyepar: RecordId, envoi: Envoi, isReceived: boolean): TransfertRow {
  const [source, cible] = [rowOf(store, 'caisses', envoi.sourceid), rowOf(store, 'caisses', envoi.cibleid)];
  const row = insertRow(store, 'transferts', {
    ...{ ...envoi, source: source?.libelle ?? '', cible: cible?.libelle ?? '' },
    ...{ etat: isReceived ? 'recu' : 'envoye', datereponse: isReceived ? envoi.date : null, motifreponse: '' },
    ...{ envoyepar, repondupar: isReceived ? envoyepar : null, createdon: instantOf(store), version: 1 },
  });
  numberTransfert(store, row);
  return row;
}

/** Refuses to withdraw what an advance was paid out or gave back (ADR 0039). */
function checkNotOfAvance(store: Store, { sourceid, cibleid }: TransfertRow): void {
  for (const id of [sourceid, cibleid]) checkNotAvance(rowOf(store, 'caisses', id)?.nature ?? 'especes');
}

/** One end of a transfer, when its register exists. */
export function boutOf(store: Store, caisseid: RecordId, reference: string) {
  const caisse = rowOf(store, 'caisses', caisseid);
  return caisse && { nature: caisse.nature, pris: prisOf(store, caisseid, reference) };
}

/**
 * The end that money goes to, when there is one. Of a register that the user does not see, its references are judged when
 * the money comes in, and an advance is none.
 */
export function cibleOf(store: Store, utilisateur: UtilisateurRow, caisseid: RecordId, reference: string) {
  const bout = boutOf(store, caisseid, reference);
  if (seesCaisse(store, utilisateur, caisseid)) return bout;
  return bout && bout.nature !== 'avance' ? { ...bout, pris: undefined } : undefined;
}

/** Whether what this user sends to a register is received at once: nobody else who may sign in answers for it. */
export function isRecu(store: Store, { caisses }: UtilisateurRow, cibleid: RecordId): boolean {
  const today = todayOf(store);
  const attaches = store.utilisateurs.filter((row) => row.caisses?.includes(cibleid) && mayEnter(row, today));
  return isRecuDOffice({ cibleid }, caisses, attaches.length);
}

/** Returns a transfer that the user sees. Throws Refusal `introuvable` for any other. */
function visibleTransfert(store: Store, utilisateur: UtilisateurRow, id: RecordId): TransfertRow {
  const row = rowOf(store, 'transferts', id);
  return existingRecord(row && seesTransfert(store, utilisateur, row) ? row : undefined);
}

/** The movements of a transfer in its state, unless it was received and withdrawn: the one of its answer is the last. */
export function mouvementsDe({ etat, date, datereponse, ...row }: TransfertRow) {
  const { transfertid, sourceid: caisseid, cibleid, montant, frais, motif: description } = row;
  const fields = { caisseid, isfirst: 0, description, ...NO_BENEFICIAIRE, reglementid: null, transfertid } as const;
  const moved = { ...fields, montant, origine: 'transfert' } as const;
  const sortie = { ...moved, type: 0, date, reference: row.referencesource } as const;
  const couts = frais > 0 ? [{ ...fields, montant: frais, type: 0, origine: 'frais', date } as const] : [];
  if (datereponse === null) return [sortie, ...couts];
  // The operator numbers what comes back, but nobody knows how yet.
  const arrivee = etat === 'recu' ? { caisseid: cibleid, reference: row.referencecible } : {};
  return [sortie, ...couts, { ...moved, type: 1, date: datereponse, ...arrivee } as const];
}

type Fields = Pick<MouvementRow, 'type' | 'montant'>;

/** Undoes what was received: its movements and its fee, while their days are open and the target holds the money. */
function cancelMouvements(store: Store, { transfertid }: TransfertRow, lang: Lang): void {
  // What left the source was written first, and is judged first.
  const rows = rowsHaving(store.mouvements, { transfertid, annule: false });
  for (const ancien of rows) {
    checkJour(store, ancien.caisseid, ancien.date, lang);
    checkSolde(store, ancien.caisseid, { ancien, nouveau: null }, lang);
  }
  for (const row of rows) cancelMouvement(store, row);
}

/** A transfer as the calls show it; a register that was deleted since keeps the label that it had at the sending. */
export function shownTransfert(store: Store, { repondupar, ...row }: TransfertRow): Transfert {
  return {
    ...row,
    source: rowOf(store, 'caisses', row.sourceid)?.libelle ?? row.source,
    cible: rowOf(store, 'caisses', row.cibleid)?.libelle ?? row.cible,
    expediteur: fullName(store, row.envoyepar),
    repondeur: repondupar === null ? '' : fullName(store, repondupar),
    ...numeroOfTransfert(store, row.transfertid),
  };
}
