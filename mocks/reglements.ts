import { checkReglementAvance } from '@comptoir/contract/avanceRules';
import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { checkNotReversed } from '@comptoir/contract/contrepassationRules';
import { Refusal } from '@comptoir/contract/envelope';
import type { Lang } from '@comptoir/contract/errors';
import { fieldsOf } from '@comptoir/contract/fields';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import {
  checkDecharge,
  checkPreuve,
  checkSameDette,
  decidedReglement,
  filledReglement,
  WRITES_REGLEMENT,
} from '@comptoir/contract/reglementRules';
import { type Reglement, type ReglementFields, ReglementSaisi } from '@comptoir/contract/reglements';
import { checkSorti } from '@comptoir/contract/troppercuRules';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { add, subtract } from '@comptoir/domain/money';
import { owedOf, signedMontant, soldeWhenEditing } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { recordUpdate } from './audit';
import {
  appendMouvement,
  changeMouvement,
  checkSolde,
  type NewMouvement,
  prisOf,
  shownMouvement,
  soldeOfCaisse,
} from './caisses';
import { reverseMouvement } from './contrepassation';
import { settlingOf } from './depenses';
import { foundDette } from './dettes';
import { cancelImprime, numberReglement, renumberReglement, signImprime } from './imprimes';
import { checkJour } from './journees';
import { cancelMouvement } from './mouvements';
import type { UtilisateurRow } from './personnes';
import { storePreuve } from './pieces';
import { readableReglements, reglementsLus, shownReglement } from './reglementsLus';
import type { Resolvers, Upload } from './resolver';
import { changeRow, foundRow, insertRow, removeRow, rowOf, rowsHaving, todayOf } from './rows';
import { acteurOf, checkHolds, holdsPermission } from './session';
import type { MouvementRow, ReglementRow, Store } from './store';
import { heldSurplus, surplusesOf } from './troppercus';

/** The mocks of the payments' calls. */
export function reglementsMocks(store: Store): Omit<Resolvers<'reglements'>, 'comptant'> {
  return {
    ...reglementsLus(store),
    troppercus: ({ utilisateur, params }) => ({ data: surplusesOf(store, utilisateur, params.clientid) }),
    create: ({ utilisateur, body, files: [file], lang }) => {
      checkHolds(store, utilisateur, WRITES_REGLEMENT[body.from]);
      foundDette(store, body.depenseid, body.from);
      const regles = reglesOf(store, body, { edited: null, utilisateur, lang });
      checkJour(store, body.caisseid, body.date, lang);
      checkRoom(store, null, { ...body, ...regles }, lang);
      return { data: payDette(store, body, regles, file) };
    },
    update: ({ utilisateur, params, body: sent, files: [file], lang }) => {
      const row = writableReglement(store, utilisateur, params.reglementid, lang);
      checkVersion(row, sent.version, shownReglement(store, row));
      checkSameDette(row, sent, lang);
      checkPreuve(shownReglement(store, row), file, lang);
      const body = filledReglement(sent, row);
      const regles = reglesOf(store, body, { edited: row, utilisateur, lang });
      checkSurplus(store, row, regles.troppercu);
      checkJours(store, row, body, lang);
      checkRoom(store, row, { ...body, ...regles }, lang);
      checkLeft(store, row, { ...body, ...regles }, lang);
      const documentid = file ? storePreuve(store, file) : row.documentid;
      const avant = { ...row };
      changeRow(row, { ...fieldsOf(ReglementSaisi, body), remis: body.montant, ...regles, documentid });
      postReglement(store, row);
      renumberReglement(store, avant, row);
      return { data: shownReglement(store, row) };
    },
    remove: ({ utilisateur, params, lang }) => {
      const row = writableReglement(store, utilisateur, params.reglementid, lang);
      checkJour(store, row.caisseid, row.date, lang, true);
      checkLeft(store, row, null, lang);
      checkSurplus(store, row, 0);
      removeRow(store.reglements, row);
      for (const of of [mouvementOf, fraisOf, troppercuOf, imputationOf]) repost(store, of(store, row), null);
      cancelImprime(store, 'reglement', row.reglementid);
      return { data: null };
    },
    signer: ({ utilisateur, params, body, files: [file], lang }) => {
      const row = heldReglement(store, utilisateur, params.reglementid, lang);
      checkDecharge(shownReglement(store, row), body.numero);
      signImprime(store, utilisateur, row, existingRecord(file));
      return { data: shownReglement(store, row) };
    },
    contrepasser: ({ utilisateur, params: { reglementid }, body, lang }) => {
      const row = existingRecord(rowsHaving(readableReglements(store, utilisateur), { reglementid })[0]);
      return { data: shownMouvement(reverseReglement(store, utilisateur, row, body, lang)) };
    },
  };
}

/** Writes a payment whose rules were checked, with its proof; `regles` is what it settles and keeps, in francs. */
export function payDette(
  store: Store,
  fields: ReglementFields,
  regles: Pick<ReglementRow, 'net' | 'troppercu'>,
  file: Upload | undefined,
): Reglement {
  const { depenseid, montant: remis, from } = fields;
  const documentid = file ? storePreuve(store, file) : null;
  const paid = {
    ...fieldsOf(ReglementSaisi, fields),
    depenseid,
    from,
    remis,
    tropde: fields.tropde ?? null,
    ...regles,
    documentid,
  };
  const row = insertRow(store, 'reglements', { ...paid, contrepassele: null, version: 1 });
  postReglement(store, row);
  numberReglement(store, row);
  return shownReglement(store, row);
}

function reverseReglement(
  store: Store,
  utilisateur: UtilisateurRow,
  row: ReglementRow,
  body: Contrepassation,
  lang: Lang,
): MouvementRow {
  const avant = shownReglement(store, row);
  checkSurplus(store, row, 0);
  const made = reverseMouvement(store, existingRecord(mouvementOf(store, row)), body, lang);
  for (const beside of [troppercuOf(store, row), imputationOf(store, row)])
    if (beside) reverseMouvement(store, beside, body, lang);
  changeRow(row, { contrepassele: made.date });
  cancelImprime(store, 'reglement', row.reglementid);
  recordUpdate(store, utilisateur, 'reglement', row.reglementid, { avant, apres: shownReglement(store, row) });
  return made;
}

/** Returns a payment that the user may change; otherwise it does not exist, is another's advance, or was reversed. */
function writableReglement(store: Store, utilisateur: UtilisateurRow, id: RecordId, lang: Lang): ReglementRow {
  const row = heldReglement(store, utilisateur, id, lang);
  checkNotReversed(row);
  return row;
}

/** Returns a payment that the user answers for; otherwise it does not exist, or is another's advance. */
function heldReglement(store: Store, utilisateur: UtilisateurRow, id: RecordId, lang: Lang): ReglementRow {
  const row = foundRow(store, 'reglements', id);
  if (!holdsPermission(store, utilisateur, WRITES_REGLEMENT[row.from])) throw new Refusal('introuvable');
  visibleCaisse(store, utilisateur, row.caisseid);
  const { porteurid, acteur } = porteurOf(store, utilisateur, row.caisseid);
  if (porteurid !== undefined) checkReglementAvance(porteurid, row.from, acteur, lang);
  return row;
}

type Posted = Pick<ReglementRow, 'caisseid' | 'net' | 'troppercu' | 'frais'>;

/** The balance of a payment's register as if the payment and what is beside it were undone. */
const soldeWithout = (store: Store, row: ReglementRow): Francs =>
  subtract(add(soldeWhenEditing(soldeOfCaisse(store, row.caisseid), row), row.frais), row.troppercu);

/**
 * Refuses to delete, lower or move a payment, or to raise its fee, when its money has left its register (CONTRACT "Money
 * calls").
 */
function checkLeft(store: Store, row: ReglementRow, next: Posted | null, lang: Lang): void {
  const again = next?.caisseid === row.caisseid ? next : { net: 0, troppercu: 0, frais: 0 };
  const moved = subtract(add(signedMontant(row.from, again.net), again.troppercu), again.frais);
  if (add(soldeWithout(store, row), moved) < 0) throw refuseManque(row.from, 'caisseid', lang);
}

/** Refuses what the payment of an order brings into a register beyond its limit (ADR 0043). */
function checkRoom(
  store: Store,
  edited: ReglementRow | null,
  { caisseid, net, troppercu, tropde, from }: Posted & { from: 0 | 1; tropde?: RecordId | null | undefined },
  lang: Lang,
): void {
  const montantOf = (posted: Pick<Posted, 'net' | 'troppercu'>) => add(posted.net, posted.troppercu);
  const ancien = edited?.caisseid === caisseid ? { type: from, montant: montantOf(edited) } : null;
  const nouveau = { type: from, montant: montantOf({ net, troppercu }) };
  // A surplus that pays is in the register already.
  if (from === 1 && !tropde) checkSolde(store, caisseid, { ancien, nouveau }, lang);
}

/** Refuses to leave less of a surplus than has left of it already (ADR 0052). */
function checkSurplus(store: Store, { reglementid, troppercu }: ReglementRow, next: Francs): void {
  const surplus = troppercu > 0 ? heldSurplus(store, reglementid) : undefined;
  if (surplus) checkSorti(surplus.sorti, next);
}

/** A correction is refused by a closed day that it leaves or comes to, in either register (ADR 0031). */
function checkJours(store: Store, row: ReglementRow, next: ReglementSaisi, lang: Lang): void {
  for (const { caisseid, date } of [row, next]) checkJour(store, caisseid, date, lang);
}

interface Paying {
  /** The payment that is being corrected. */
  edited: ReglementRow | null;
  utilisateur: UtilisateurRow;
  lang: Lang;
}

/** The francs that a payment posts to its register, and those that it keeps beside them. */
export function reglesOf(store: Store, fields: ReglementFields, { edited, utilisateur, lang }: Paying) {
  const { caisseid } = fields;
  const caisse = seesCaisse(store, utilisateur, caisseid) ? rowOf(store, 'caisses', caisseid) : undefined;
  const pris = prisOf(store, caisseid, fields.reference, edited && mouvementOf(store, edited));
  const autres = settlingOf(store, fields.depenseid).filter((row) => row !== edited);
  const { montant: montantDette, clientid } = foundDette(store, fields.depenseid, fields.from);
  const held = fields.tropde ? heldSurplus(store, fields.tropde, edited?.net) : undefined;
  const surplus = held && seesCaisse(store, utilisateur, held.caisseid) ? held : undefined;
  const owed = owedOf({ montantDette, netsDesAutres: autres.map(({ net }) => net) });
  const solde = edited?.caisseid === caisseid ? soldeWithout(store, edited) : soldeOfCaisse(store, caisseid);
  const { porteurid, acteur } = porteurOf(store, utilisateur, caisseid);
  const facts = { caisse, porteurid, acteur, pris, owed, surplus, clientid, solde, today: todayOf(store) };
  const { net, troppercu } = decidedReglement(fields, facts, lang);
  return { net, troppercu };
}

/** The holder of the advance that a register is, undefined for another register, and who acts on it. */
function porteurOf(store: Store, utilisateur: UtilisateurRow, caisseid: RecordId) {
  const [avance] = rowsHaving(store.avances, { caisseid });
  return { porteurid: avance?.porteurid, acteur: acteurOf(store, utilisateur) };
}

/** The movement that settles the debt of a payment, the one of its fee, and the one of what it keeps beyond the debt. */
const mouvementOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { reglementid, annule: false })[0];
const fraisOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { fraisde: reglementid, annule: false })[0];
const troppercuOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { tropde: reglementid, type: 1, annule: false })[0];
/** The one that takes out of a surplus what pays it. */
const imputationOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { imputesur: reglementid, annule: false })[0];

/** Brings the movements of a payment to what it says (ADR 0037, 0052). */
function postReglement(store: Store, row: ReglementRow): void {
  const { reglementid, depenseid, caisseid, net, troppercu, tropde, frais, from, date, reference } = row;
  const { libelle: description } = foundDette(store, depenseid, from);
  // The payment alone says who took the cash.
  const fields = { caisseid, isfirst: 0, date, description, ...NO_BENEFICIAIRE } as const;
  const paid = { ...fields, montant: net, type: from, origine: 'reglement', reglementid, reference } as const;
  const cost = { ...fields, montant: frais, type: 0, origine: 'frais', reglementid: null } as const;
  repost(store, mouvementOf(store, row), paid);
  const trop = { ...paid, montant: troppercu, origine: 'troppercu', reglementid: null, tropde: reglementid } as const;
  repost(store, troppercuOf(store, row), troppercu > 0 ? trop : null);
  const out = { ...paid, type: 0, origine: 'troppercu', reglementid: null, tropde, imputesur: reglementid } as const;
  repost(store, imputationOf(store, row), tropde === null ? null : out);
  repost(store, fraisOf(store, row), frais > 0 ? { ...cost, fraisde: reglementid } : null);
}

/**
 * Corrects a movement of a payment, or cancels it and writes a new one in another register (RELIABILITY I06). `next` is
 * null for one that is no more.
 */
function repost(store: Store, mouvement: MouvementRow | undefined, next: NewMouvement | null): void {
  if (mouvement && mouvement.caisseid === next?.caisseid) {
    const { montant, date, reference = '' } = next;
    changeMouvement(store, mouvement, { montant, date, reference });
    return;
  }
  if (mouvement) cancelMouvement(store, mouvement);
  if (next) appendMouvement(store, next);
}
