import { mayEnter } from '@comptoir/contract/authRules';
import { Refusal, throwFirst } from '@comptoir/contract/envelope';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import { referenceIssues } from '@comptoir/contract/referenceRules';
import { jourDeReponse, reponseIssues, type TransfertFacts, transfertIssues } from '@comptoir/contract/transfertRules';
import type { Transfert, TransfertFields } from '@comptoir/contract/transferts';
import { changementsDe } from '@comptoir/domain/ecriture';
import { changementsDeReponse, mouvementsDeTransfert } from '@comptoir/domain/mouvementsDus';
import { ETAT_APRES, isRecuDOffice, type ReponseTransfert, receptionDe } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { porteeOf, seesCaisse, seesTransfert, visibleCaisse } from './acces';
import { type Booking, book, checkPoses, type Written } from './book';
import { prisOf } from './caisses';
import { cancelImprime, numberImprime, numeroOfTransfert } from './imprimes.numeros';
import { byLibelle, byNewest } from './listing';
import { type Asked, nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { Store, TransfertRow } from './store';

const transfert = nounOf('transferts', {
  shown: ({ store }, row) => shownTransfert(store, row),
  isReached: seesTransfert,
  order: byNewest('createdon', 'transfertid'),
});

/** The mocks of the calls of transfers between registers. */
export const transfertsMocks: Resolvers<'transferts'> = {
  cibles: (asked) => ({
    data: asked.store.caisses.toSorted(byLibelle('caisseid')).flatMap(({ caisseid, libelle, code, nature }) => {
      const attente = !isRecu(asked, caisseid);
      return nature === 'avance' ? [] : { caisseid, libelle, code, nature, attente };
    }),
  }),
  list: (asked) => {
    const { caisseid, etat } = asked.query;
    if (caisseid !== undefined) visibleCaisse(asked, caisseid);
    const rows = rowsHaving(transfert.rows(asked), { etat });
    return transfert.page(
      asked,
      rows.filter(({ sourceid, cibleid }) => [sourceid, cibleid, undefined].includes(caisseid)),
    );
  },
  byId: (asked) => transfert.byId(asked),
  create: (asked) => {
    const { sourceid, cibleid, referencesource, referencecible } = asked.body;
    const [source, cible] = [sourceOf(asked, sourceid, referencesource), cibleOf(asked, cibleid, referencecible)];
    const ends = { source, cible, recu: isRecu(asked, cibleid) };
    return transfert.answered(asked, sendTransfert(asked, asked.body, ends));
  },
  accepter: (asked) => repondu(asked, 'accepter'),
  refuser: (asked) => repondu(asked, 'refuser'),
  annuler: (asked) => repondu(asked, 'annuler'),
};

/** Writes the answer to a transfer, and books its movements. */
function repondu(asked: Asked & { body: Reponse }, reponse: ReponseTransfert) {
  const { store, utilisateur, body } = asked;
  const row = transfert.found(asked);
  const ou = { caisses: porteeOf(store, utilisateur), today: todayOf(store) };
  const { date: datereponse = jourDeReponse(row, ou.today) } = body;
  throwFirst(reponseIssues(row, { reponse, date: datereponse }, ou));
  if (reponse === 'annuler') checkNotOfAvance(store, row);
  transfert.checkVersion(asked, row);
  const referencecible = body.referencecible || row.referencecible;
  if (reponse === 'accepter') {
    const bout = existingRecord(boutOf(store, row.cibleid, referencecible));
    throwFirst(referenceIssues('referencecible', referencecible, bout));
  } else cancelImprime(store, 'transfert', row.transfertid);
  const avant = { ...row };
  const dit = { etat: ETAT_APRES[reponse], datereponse, motifreponse: body.motif ?? '', referencecible };
  changeRow(row, { ...dit, repondupar: utilisateur.utilisateurid });
  book(store, changementsDeReponse(avant, row), bookingOf(asked, avant));
  return transfert.answered(asked, row);
}

/** The fields of an answer; each call checks its own body. */
interface Reponse {
  date?: string | undefined;
  version?: number | undefined;
  motif?: string;
  referencecible?: string;
}

/**
 * How a transfer is booked. A register that the user does not see refuses without a reason (ADR 0035), and a person who
 * accepts money sends no amount.
 */
function bookingOf(by: By, { transfertid, sourceid, etat, motif }: TransfertRow): Booking & Written {
  return {
    principal: sourceid,
    plafond: etat === 'envoye' ? null : 'montant',
    before: ({ caisseid, type, motif: why }) =>
      why === 'creation' && type === 1 && !seesCaisse(by, caisseid) ? new Refusal('transfert.autre_caisse') : null,
    enPlace: rowsHaving(by.store.mouvements, { transfertid, annule: false }),
    description: motif,
  };
}

/** The two registers of a new transfer as its rules see them, and the closing whose shortage it books, if any. */
type Ends = Omit<TransfertFacts, 'today'> & { arreteid?: RecordId };

/** Sends money after the checks of rules and registers; it is received at once or on its way. */
export function sendTransfert(by: By, fields: TransfertFields, { arreteid, ...ends }: Ends): TransfertRow {
  const today = todayOf(by.store);
  throwFirst(transfertIssues(fields, { ...ends, today }));
  const row = insertTransfert(by, { ...fields, date: fields.date ?? today }, ends.recu === true);
  const changements = changementsDe([], mouvementsDeTransfert({ ...row, ...(arreteid !== undefined && { arreteid }) }));
  const booking = bookingOf(by, row);
  const { cibleid, referencecible } = row;
  if (ends.recu && !seesCaisse(by, cibleid) && prisOf(by.store, cibleid, referencecible)) {
    // The source is judged first.
    const ofSource = changements.map(({ pose }) => pose).filter(({ caisseid }) => caisseid === row.sourceid);
    checkPoses(by.store, ofSource, booking);
    throw new Refusal('transfert.autre_caisse');
  }
  book(by.store, changements, booking);
  return row;
}

/** Writes the row of a transfer and numbers it (ADR 0047); its movements are left to the caller. */
function insertTransfert(
  { store, utilisateur: { utilisateurid: envoyepar } }: By,
  envoi: TransfertFields & { date: string },
  isReceived: boolean,
): TransfertRow {
  const row = insertRow(store, 'transferts', {
    ...envoi,
    ...receptionDe(isReceived, envoyepar, envoi.date),
    source: foundRow(store, 'caisses', envoi.sourceid).libelle,
    cible: foundRow(store, 'caisses', envoi.cibleid).libelle,
    motifreponse: '',
    envoyepar,
    createdon: instantOf(store),
    version: 1,
  });
  numberImprime(store, 'transfert', row);
  return row;
}

/** Refuses to withdraw the transfer that paid an advance out or gave it back (ADR 0039). */
function checkNotOfAvance(store: Store, { sourceid, cibleid }: TransfertRow): void {
  for (const id of [sourceid, cibleid]) checkNotAvance(rowOf(store, 'caisses', id)?.nature ?? 'especes');
}

/** One end of a transfer, when its register exists. */
function boutOf(store: Store, caisseid: RecordId, reference: string) {
  const caisse = rowOf(store, 'caisses', caisseid);
  return caisse ? { nature: caisse.nature, pris: prisOf(store, caisseid, reference) } : null;
}

/** The register that money leaves, when the user sees it. */
export const sourceOf = (by: By, caisseid: RecordId, reference: string) =>
  seesCaisse(by, caisseid) ? boutOf(by.store, caisseid, reference) : null;

/**
 * The register that money goes to, if it exists. When the user does not see it, its references are judged at the
 * receipt, and an advance counts as missing.
 */
export function cibleOf(by: By, caisseid: RecordId, reference: string) {
  const bout = boutOf(by.store, caisseid, reference);
  if (seesCaisse(by, caisseid)) return bout;
  return bout && bout.nature !== 'avance' ? { nature: bout.nature } : null;
}

/** Whether a transfer of this user to a register is received at once: nobody else who may sign in answers for it. */
export function isRecu({ store, utilisateur: { caisses } }: By, cibleid: RecordId): boolean {
  const today = todayOf(store);
  const attaches = store.utilisateurs.filter((row) => row.caisses?.includes(cibleid) && mayEnter(row, today));
  return isRecuDOffice({ cibleid }, caisses, attaches.length);
}

/** A transfer as the calls show it; a register that was deleted since keeps its label at the sending. */
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
