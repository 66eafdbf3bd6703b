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

/** The mocks of the payments' calls. */
export function reglementsMocks(store: Store): Omit<Resolvers<'reglements'>, 'comptant'> {
  return {
    ...reglementsLus(store),
    create: ({ utilisateur, body, files: [file], lang }) => {
      checkHolds(store, utilisateur, WRITES_REGLEMENT[body.from]);
      foundDette(store, body.depenseid, body.from);
      const net = netOf(store, body, { edited: null, utilisateur, lang });
      checkJour(store, body.caisseid, body.date, lang);
      checkRoom(store, null, { ...body, net }, lang);
      return { data: payDette(store, body, net, file) };
    },
    update: ({ utilisateur, params, body: sent, files: [file], lang }) => {
      const row = writableReglement(store, utilisateur, params.reglementid, lang);
      checkVersion(row, sent.version, shownReglement(store, row));
      checkSameDette(row, sent, lang);
      checkPreuve(shownReglement(store, row), file, lang);
      const body = filledReglement(sent, row);
      const net = netOf(store, body, { edited: row, utilisateur, lang });
      checkJours(store, row, body, lang);
      checkRoom(store, row, { ...body, net }, lang);
      checkLeft(store, row, { ...body, net }, lang);
      const documentid = file ? storePreuve(store, file) : row.documentid;
      const avant = { ...row };
      changeRow(row, { ...fieldsOf(ReglementSaisi, body), remis: body.montant, net, documentid });
      postReglement(store, row);
      renumberReglement(store, avant, row);
      return { data: shownReglement(store, row) };
    },
    remove: ({ utilisateur, params, lang }) => {
      const row = writableReglement(store, utilisateur, params.reglementid, lang);
      checkJour(store, row.caisseid, row.date, lang, true);
      checkLeft(store, row, null, lang);
      removeRow(store.reglements, row);
      for (const mouvement of [mouvementOf(store, row), fraisOf(store, row)]) repost(store, mouvement, null);
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

/** Writes a payment whose rules were checked, with its proof; `net` is what it settles, in francs. */
export function payDette(store: Store, fields: ReglementFields, net: Francs, file: Upload | undefined): Reglement {
  const { depenseid, montant: remis, from } = fields;
  const documentid = file ? storePreuve(store, file) : null;
  const paid = { ...fieldsOf(ReglementSaisi, fields), depenseid, from, remis, net, documentid };
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
  const made = reverseMouvement(store, existingRecord(mouvementOf(store, row)), body, lang);
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

type Posted = Pick<ReglementRow, 'caisseid' | 'net' | 'frais'>;

/** The balance of a payment's register as if the payment and its fee were undone. */
const soldeWithout = (store: Store, row: ReglementRow): Francs =>
  add(soldeWhenEditing(soldeOfCaisse(store, row.caisseid), row), row.frais);

/**
 * Refuses to delete, lower or move a payment, or to raise its fee, when its money has left its register (CONTRACT "Money
 * calls").
 */
function checkLeft(store: Store, row: ReglementRow, next: Posted | null, lang: Lang): void {
  const again = next?.caisseid === row.caisseid ? next : { net: 0, frais: 0 };
  const moved = subtract(signedMontant(row.from, again.net), again.frais);
  if (add(soldeWithout(store, row), moved) < 0) throw refuseManque(row.from, 'caisseid', lang);
}

/** Refuses what the payment of an order brings into a register beyond its limit (ADR 0043). */
function checkRoom(
  store: Store,
  edited: ReglementRow | null,
  { caisseid, net, from }: Posted & { from: 0 | 1 },
  lang: Lang,
): void {
  const ancien = edited?.caisseid === caisseid ? { type: from, montant: edited.net } : null;
  if (from === 1) checkSolde(store, caisseid, { ancien, nouveau: { type: from, montant: net } }, lang);
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

/** The francs that a payment posts to its register. */
export function netOf(store: Store, fields: ReglementFields, { edited, utilisateur, lang }: Paying): number {
  const { caisseid } = fields;
  const caisse = seesCaisse(store, utilisateur, caisseid) ? rowOf(store, 'caisses', caisseid) : undefined;
  const pris = prisOf(store, caisseid, fields.reference, edited && mouvementOf(store, edited));
  const autres = settlingOf(store, fields.depenseid).filter((row) => row !== edited);
  const { montant: montantDette } = foundDette(store, fields.depenseid, fields.from);
  const owed = owedOf({ montantDette, netsDesAutres: autres.map(({ net }) => net) });
  const solde = edited?.caisseid === caisseid ? soldeWithout(store, edited) : soldeOfCaisse(store, caisseid);
  const { porteurid, acteur } = porteurOf(store, utilisateur, caisseid);
  return decidedReglement(fields, { caisse, porteurid, acteur, pris, owed, solde, today: todayOf(store) }, lang).net;
}

/** The holder of the advance that a register is, undefined for another register, and who acts on it. */
function porteurOf(store: Store, utilisateur: UtilisateurRow, caisseid: RecordId) {
  const [avance] = rowsHaving(store.avances, { caisseid });
  return { porteurid: avance?.porteurid, acteur: acteurOf(store, utilisateur) };
}

/** The movement that settles the debt of a payment, and the one of its fee. */
const mouvementOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { reglementid, annule: false })[0];
const fraisOf = (store: Store, { reglementid }: ReglementRow) =>
  rowsHaving(store.mouvements, { fraisde: reglementid, annule: false })[0];

/** Brings both movements of a payment to what it says (ADR 0037). */
function postReglement(store: Store, row: ReglementRow): void {
  const { reglementid, depenseid, caisseid, net, frais, from, date, reference } = row;
  const { libelle: description } = foundDette(store, depenseid, from);
  // The payment alone says who took the cash.
  const fields = { caisseid, isfirst: 0, date, description, ...NO_BENEFICIAIRE } as const;
  const paid = { ...fields, montant: net, type: from, origine: 'reglement', reglementid, reference } as const;
  const cost = { ...fields, montant: frais, type: 0, origine: 'frais', reglementid: null } as const;
  repost(store, mouvementOf(store, row), paid);
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
