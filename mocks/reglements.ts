import { checkReglementAvance } from '@comptoir/contract/avanceRules';
import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { checkNotReversed } from '@comptoir/contract/contrepassationRules';
import { Refusal } from '@comptoir/contract/envelope';
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
import { changementsDe, minimumDeReglement, mouvementsDeReglement } from '@comptoir/domain/ecriture';
import { owedOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { recordUpdate } from './audit';
import { book } from './book';
import { prisOf, shownMouvement } from './caisses';
import { reverseMouvements } from './contrepassation';
import { settlingOf } from './depenses';
import { foundDette } from './dettes';
import { signImprime } from './imprimes';
import { cancelImprime, numberImprime, renumberReglement } from './imprimes.numeros';
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
    create: ({ utilisateur, body, files: [file] }) => {
      checkHolds(store, utilisateur, WRITES_REGLEMENT[body.from]);
      foundDette(store, body.depenseid, body.from);
      const regles = reglesOf(store, body, { edited: null, utilisateur });
      return { data: payDette(store, body, regles, file) };
    },
    update: ({ utilisateur, params, body: sent, files: [file] }) => {
      const row = writableReglement(store, utilisateur, params.reglementid);
      checkVersion(row, sent.version, shownReglement(store, row));
      checkSameDette(row, sent);
      checkPreuve(shownReglement(store, row), file);
      const body = filledReglement(sent, row);
      const regles = reglesOf(store, body, { edited: row, utilisateur });
      checkSurplus(store, row, regles.troppercu);
      const documentid = file ? storePreuve(store, file) : row.documentid;
      const avant = { ...row };
      changeRow(row, { ...fieldsOf(ReglementSaisi, body), remis: body.montant, ...regles, documentid });
      postReglement(store, avant, row);
      renumberReglement(store, avant, row);
      return { data: shownReglement(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = writableReglement(store, utilisateur, params.reglementid);
      checkSurplus(store, row, 0);
      removeRow(store.reglements, row);
      postReglement(store, row, null);
      cancelImprime(store, 'reglement', row.reglementid);
      return { data: null };
    },
    signer: ({ utilisateur, params, body, files: [file] }) => {
      const row = heldReglement(store, utilisateur, params.reglementid);
      checkDecharge(shownReglement(store, row), body.numero);
      signImprime(store, utilisateur, row, existingRecord(file));
      return { data: shownReglement(store, row) };
    },
    contrepasser: ({ utilisateur, params: { reglementid }, body }) => {
      const row = existingRecord(rowsHaving(readableReglements(store, utilisateur), { reglementid })[0]);
      return { data: shownMouvement(reverseReglement(store, utilisateur, row, body)) };
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
  postReglement(store, null, row);
  numberImprime(store, 'reglement', row);
  return shownReglement(store, row);
}

function reverseReglement(
  store: Store,
  utilisateur: UtilisateurRow,
  row: ReglementRow,
  body: Contrepassation,
): MouvementRow {
  const avant = shownReglement(store, row);
  checkSurplus(store, row, 0);
  const [mouvement, ...autres] = mouvementsOf(store, row);
  // The operator gives no fee back.
  const beside = autres.filter(({ origine }) => origine !== 'frais');
  const made = reverseMouvements(store, [existingRecord(mouvement), ...beside], body);
  changeRow(row, { contrepassele: made.date });
  cancelImprime(store, 'reglement', row.reglementid);
  recordUpdate(store, utilisateur, 'reglement', row.reglementid, { avant, apres: shownReglement(store, row) });
  return made;
}

/** Returns a payment that the user may change; otherwise it does not exist, is another's advance, or was reversed. */
function writableReglement(store: Store, utilisateur: UtilisateurRow, id: RecordId): ReglementRow {
  const row = heldReglement(store, utilisateur, id);
  checkNotReversed(row);
  return row;
}

/** Returns a payment that the user answers for; otherwise it does not exist, or is another's advance. */
function heldReglement(store: Store, utilisateur: UtilisateurRow, id: RecordId): ReglementRow {
  const row = foundRow(store, 'reglements', id);
  if (!holdsPermission(store, utilisateur, WRITES_REGLEMENT[row.from])) throw new Refusal('introuvable');
  visibleCaisse(store, utilisateur, row.caisseid);
  const { porteurid, acteur } = porteurOf(store, utilisateur, row.caisseid);
  if (porteurid !== undefined) checkReglementAvance(porteurid, row.from, acteur);
  return row;
}

/** Refuses to leave less of a surplus than has left of it already (ADR 0052). */
function checkSurplus(store: Store, { reglementid, troppercu }: ReglementRow, next: Francs): void {
  const surplus = troppercu > 0 ? heldSurplus(store, reglementid) : undefined;
  if (surplus) checkSorti(surplus.sorti, next);
}

interface Paying {
  /** The payment that is being corrected. */
  edited: ReglementRow | null;
  utilisateur: UtilisateurRow;
}

/** The francs that a payment posts to its register, and those that it keeps beside them. */
export function reglesOf(store: Store, fields: ReglementFields, { edited, utilisateur }: Paying) {
  const { caisseid } = fields;
  const caisse = seesCaisse(store, utilisateur, caisseid) ? rowOf(store, 'caisses', caisseid) : undefined;
  const pris = prisOf(store, caisseid, fields.reference, edited && mouvementsOf(store, edited)[0]);
  const autres = settlingOf(store, fields.depenseid).filter((row) => row !== edited);
  const { montant: montantDette, clientid } = foundDette(store, fields.depenseid, fields.from);
  const held = fields.tropde ? heldSurplus(store, fields.tropde, edited?.net) : undefined;
  const surplus = held && seesCaisse(store, utilisateur, held.caisseid) ? held : undefined;
  const owed = owedOf({ montantDette, netsDesAutres: autres.map(({ net }) => net) });
  const { porteurid, acteur } = porteurOf(store, utilisateur, caisseid);
  const facts = { caisse, porteurid, acteur, pris, owed, surplus, clientid, solde: null, today: todayOf(store) };
  const { net, troppercu } = decidedReglement(fields, facts);
  return { net, troppercu };
}

/** The holder of the advance that a register is, undefined for another register, and who acts on it. */
function porteurOf(store: Store, utilisateur: UtilisateurRow, caisseid: RecordId) {
  const [avance] = rowsHaving(store.avances, { caisseid });
  return { porteurid: avance?.porteurid, acteur: acteurOf(store, utilisateur) };
}

/** The live movements of a payment, its own first. */
function mouvementsOf(store: Store, { reglementid: id }: ReglementRow): MouvementRow[] {
  const live = rowsHaving(store.mouvements, { annule: false });
  const isBeside = ({ fraisde, tropde, imputesur, type }: MouvementRow) =>
    fraisde === id || imputesur === id || (tropde === id && type === 1);
  return [...rowsHaving(live, { reglementid: id }), ...live.filter(isBeside)];
}

/** Brings the movements of a payment to what it says, and nothing else does; null before it is made, and when it is undone. */
function postReglement(store: Store, avant: ReglementRow | null, apres: ReglementRow | null): void {
  const row = (apres ?? avant) as ReglementRow;
  const { caisseid: principal, from, depenseid } = row;
  const dus = (one: ReglementRow | null) => (one ? mouvementsDeReglement(one) : []);
  const booking = {
    principal,
    minimum: apres ? minimumDeReglement(avant, apres) : 0,
    manque: () => refuseManque(from, 'caisseid'),
    enPlace: mouvementsOf(store, row),
    description: foundDette(store, depenseid, from).libelle,
  };
  book(store, changementsDe(dus(avant), dus(apres), 'reglement'), booking);
}
