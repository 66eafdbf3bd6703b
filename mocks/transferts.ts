import { mayEnter } from '@comptoir/contract/authRules';
import { Refusal } from '@comptoir/contract/envelope';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { checkReferenceRecue, jourDeReponse, jourDeTransfert } from '@comptoir/contract/transfertRules';
import type { Transfert, TransfertFields, transferts } from '@comptoir/contract/transferts';
import { changementsDe, mouvementsDeTransfert } from '@comptoir/domain/ecriture';
import { isRecuDOffice, type ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { porteeOf, seesCaisse, seesTransfert, visibleCaisse } from './acces';
import { type Booking, book, checkPoses, type Written } from './book';
import { prisOf } from './caisses';
import { cancelImprime, numberImprime, numeroOfTransfert } from './imprimes.numeros';
import { byLibelle, byNewest, pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Incoming, Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { Store, TransfertRow } from './store';

const ETATS = { accepter: 'recu', refuser: 'refuse', annuler: 'annule' } as const;

/** The mocks of the calls of transfers between registers. */
export function transfertsMocks(store: Store): Resolvers<'transferts'> {
  const answered = (
    { utilisateur, params, body }: Omit<Incoming<(typeof transferts)['accepter']>, 'body'> & { body: Reponse },
    reponse: ReponseTransfert,
  ) => {
    const row = visibleTransfert(store, utilisateur, params.transfertid);
    const today = todayOf(store);
    const { utilisateurid: repondupar } = utilisateur;
    const caisses = porteeOf(store, utilisateur);
    const datereponse = jourDeReponse(row, { reponse, date: body.date }, { caisses, today });
    if (reponse === 'annuler') checkNotOfAvance(store, row);
    checkVersion(row, body.version, shownTransfert(store, row));
    const referencecible = body.referencecible || row.referencecible;
    if (reponse === 'accepter') {
      checkReferenceRecue(referencecible, existingRecord(boutOf(store, row.cibleid, referencecible)));
    } else cancelImprime(store, 'transfert', row.transfertid);
    const avant = { ...row };
    changeRow(row, { etat: ETATS[reponse], datereponse, repondupar, motifreponse: body.motif ?? '', referencecible });
    const apres = avant.etat === 'recu' ? [] : mouvementsDeTransfert(row);
    const changements = changementsDe(mouvementsDeTransfert(avant), apres);
    book(store, changements, bookingOf(store, utilisateur, avant));
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
    create: ({ utilisateur, body }) => {
      const { sourceid, cibleid, referencesource, referencecible } = body;
      const isReceived = isRecu(store, utilisateur, cibleid);
      const bouts = {
        source: seesCaisse(store, utilisateur, sourceid) ? boutOf(store, sourceid, referencesource) : undefined,
        cible: cibleOf(store, utilisateur, cibleid, referencecible),
      };
      const date = jourDeTransfert(body, { ...bouts, recu: isReceived, today: todayOf(store) });
      return { data: shownTransfert(store, sendTransfert(store, utilisateur, { ...body, date }, isReceived)) };
    },
    accepter: (asked) => answered(asked, 'accepter'),
    refuser: (asked) => answered(asked, 'refuser'),
    annuler: (asked) => answered(asked, 'annuler'),
  };
}

/** What an answer may say; each call checks its own body. */
interface Reponse {
  date?: string | undefined;
  version?: number | undefined;
  motif?: string;
  referencecible?: string;
}

type Envoi = TransfertFields & { date: string; arreteid?: RecordId };

/**
 * How a transfer is booked. A register that the user does not see refuses without saying why (ADR 0035), and whoever accepts
 * money sends no amount.
 */
function bookingOf(
  store: Store,
  utilisateur: UtilisateurRow,
  { transfertid, sourceid, etat, motif }: TransfertRow,
): Booking & Written {
  return {
    principal: sourceid,
    plafond: etat === 'envoye' ? null : 'montant',
    before: ({ caisseid, type, motif: why }) =>
      why === 'creation' && type === 1 && !seesCaisse(store, utilisateur, caisseid)
        ? new Refusal('transfert.autre_caisse')
        : null,
    enPlace: rowsHaving(store.mouvements, { transfertid, annule: false }),
    description: motif,
  };
}

/**
 * Sends money, unless a register refuses it: it is received at once or on its way. It may be what is missing in a closing,
 * `arreteid`.
 */
export function sendTransfert(
  store: Store,
  utilisateur: UtilisateurRow,
  { arreteid, ...envoi }: Envoi,
  isReceived: boolean,
): TransfertRow {
  const row = insertTransfert(store, utilisateur.utilisateurid, envoi, isReceived);
  const changements = changementsDe([], mouvementsDeTransfert({ ...row, ...(arreteid !== undefined && { arreteid }) }));
  const booking = bookingOf(store, utilisateur, row);
  const { cibleid, referencecible } = row;
  if (isReceived && !seesCaisse(store, utilisateur, cibleid) && prisOf(store, cibleid, referencecible)) {
    // The source is judged first.
    const ofSource = changements.map(({ pose }) => pose).filter(({ caisseid }) => caisseid === row.sourceid);
    checkPoses(store, ofSource, booking);
    throw new Refusal('transfert.autre_caisse');
  }
  book(store, changements, booking);
  return row;
}

/** Writes the row of a transfer and numbers it (ADR 0047); its movements are left to the caller. */
function insertTransfert(
  store: Store,
  envoyepar: RecordId,
  envoi: Omit<Envoi, 'arreteid'>,
  isReceived: boolean,
): TransfertRow {
  const [source, cible] = [rowOf(store, 'caisses', envoi.sourceid), rowOf(store, 'caisses', envoi.cibleid)];
  const row = insertRow(store, 'transferts', {
    ...{ ...envoi, source: source?.libelle ?? '', cible: cible?.libelle ?? '' },
    ...{ etat: isReceived ? 'recu' : 'envoye', datereponse: isReceived ? envoi.date : null, motifreponse: '' },
    ...{ envoyepar, repondupar: isReceived ? envoyepar : null, createdon: instantOf(store), version: 1 },
  });
  numberImprime(store, 'transfert', row);
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
