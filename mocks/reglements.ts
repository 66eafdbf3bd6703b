import { reglementAvanceIssues } from '@comptoir/contract/avanceRules';
import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { checkNotReversed } from '@comptoir/contract/contrepassationRules';
import { Refusal, throwFirst } from '@comptoir/contract/envelope';
import { fieldsOf } from '@comptoir/contract/fields';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import {
  checkDecharge,
  checkPreuve,
  checkSameDette,
  decidedReglement,
  filledReglement,
  type MontantsRegles,
} from '@comptoir/contract/reglementRules';
import { type Reglement, type ReglementFields, ReglementSaisi } from '@comptoir/contract/reglements';
import { checkSorti } from '@comptoir/contract/troppercuRules';
import { changementsDeReglement, minimumDeReglement } from '@comptoir/domain/mouvementsDus';
import { owedOf, WRITES_REGLEMENT } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { recordUpdate } from './audit';
import { book, reverseMouvements } from './book';
import { prisOf, shownMouvement } from './caisses';
import { settlingOf } from './depenses';
import { foundDette, heldSurplus, surplusesOf } from './dettes';
import { checkUniquePreuve } from './doublons';
import { signImprime } from './imprimes';
import { cancelImprime, numberImprime, renumberReglement } from './imprimes.numeros';
import { storePreuve } from './pieces';
import { readableReglements, reglementsLus, shownReglement } from './reglementsLus';
import type { By, Resolvers, Upload } from './resolver';
import { changeRow, foundRow, insertRow, removeRow, rowOf, rowsHaving, todayOf } from './rows';
import { acteurOf, checkHolds, holdsPermission } from './session';
import type { MouvementRow, ReglementRow, Store } from './store';

/** The mocks of the payments' calls. */
export const reglementsMocks: Omit<Resolvers<'reglements'>, 'comptant' | 'list' | 'total' | 'parType'> = {
  ...reglementsLus,
  troppercus: (asked) => ({ data: surplusesOf(asked, asked.params.clientid) }),
  create: (asked) => {
    const { store, body, files } = asked;
    checkHolds(asked, WRITES_REGLEMENT[body.from]);
    foundDette(store, body.depenseid, body.from);
    checkUniquePreuve(asked, files[0], body.depenseid);
    return {
      data: payDette({ store, creepar: asked.utilisateur.utilisateurid }, body, reglesOf(asked, body), files[0]),
    };
  },
  update: (asked) => {
    const sent = asked.body;
    const [file] = asked.files;
    const row = writableReglement(asked, asked.params.reglementid);
    checkVersion(row, sent.version, shownReglement(asked.store, row));
    checkSameDette(row, sent);
    checkPreuve(shownReglement(asked.store, row), file);
    const body = filledReglement(sent, row);
    const { net, troppercu } = reglesOf(asked, body, row);
    checkSurplus(asked.store, row, troppercu);
    checkUniquePreuve(asked, file, row.depenseid);
    const documentid = file ? storePreuve(asked.store, file) : row.documentid;
    const avant = { ...row };
    changeRow(row, { ...fieldsOf(ReglementSaisi, body), remis: body.montant, net, troppercu, documentid });
    postReglement(asked.store, avant, row);
    renumberReglement(asked.store, avant, row);
    return { data: shownReglement(asked.store, row) };
  },
  remove: (asked) => {
    const row = writableReglement(asked, asked.params.reglementid);
    checkSurplus(asked.store, row, 0);
    removeRow(asked.store.reglements, row);
    postReglement(asked.store, row, null);
    cancelImprime(asked.store, 'reglement', row.reglementid);
    return { data: null };
  },
  signer: (asked) => {
    const row = heldReglement(asked, asked.params.reglementid);
    checkDecharge(shownReglement(asked.store, row), asked.body.numero);
    signImprime(asked, row, existingRecord(asked.files[0]));
    return { data: shownReglement(asked.store, row) };
  },
  contrepasser: (asked) => {
    const { reglementid } = asked.params;
    const row = existingRecord(rowsHaving(readableReglements(asked), { reglementid })[0]);
    return { data: shownMouvement(reverseReglement(asked, row, asked.body)) };
  },
};

/** Writes a payment whose rules were checked, with its proof. */
export function payDette(
  { store, creepar }: { store: Store; creepar: RecordId | null },
  fields: ReglementFields,
  { net, troppercu }: Pick<MontantsRegles, 'net' | 'troppercu'>,
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
    net,
    troppercu,
    documentid,
    creepar,
  };
  const row = insertRow(store, 'reglements', { ...paid, contrepassele: null, version: 1 });
  postReglement(store, null, row);
  numberImprime(store, 'reglement', row);
  return shownReglement(store, row);
}

function reverseReglement(by: By, row: ReglementRow, body: Contrepassation): MouvementRow {
  const avant = shownReglement(by.store, row);
  checkSurplus(by.store, row, 0);
  const [mouvement, ...autres] = mouvementsOf(by.store, row);
  // The operator gives no fee back.
  const beside = autres.filter(({ origine }) => origine !== 'frais');
  const made = reverseMouvements(by.store, [existingRecord(mouvement), ...beside], body);
  changeRow(row, { contrepassele: made.date });
  cancelImprime(by.store, 'reglement', row.reglementid);
  recordUpdate(by, 'reglement', row.reglementid, { avant, apres: shownReglement(by.store, row) });
  return made;
}

/**
 * Returns a payment that the user may change. Refuses one that does not exist, belongs to another's advance, or was
 * reversed.
 */
function writableReglement(by: By, id: RecordId): ReglementRow {
  const row = heldReglement(by, id);
  checkNotReversed(row);
  return row;
}

/** Returns a payment that the user answers for. Refuses one that does not exist or belongs to another's advance. */
function heldReglement(by: By, id: RecordId): ReglementRow {
  const row = foundRow(by.store, 'reglements', id);
  if (!holdsPermission(by, WRITES_REGLEMENT[row.from])) throw new Refusal('introuvable');
  visibleCaisse(by, row.caisseid);
  const { porteurid, acteur } = porteurOf(by, row.caisseid);
  if (porteurid !== undefined) throwFirst(reglementAvanceIssues(porteurid, row.from, acteur));
  return row;
}

/** Refuses to lower a surplus below the part that has left it (ADR 0052). */
function checkSurplus(store: Store, { reglementid, troppercu }: ReglementRow, next: Francs): void {
  const surplus = troppercu > 0 ? heldSurplus(store, reglementid) : undefined;
  if (surplus) checkSorti(surplus.sorti, next);
}

/** Decides what a payment settles, gives back and keeps; `edited` is its row before a correction. */
export function reglesOf(by: By, fields: ReglementFields, edited: ReglementRow | null = null): MontantsRegles {
  const { store } = by;
  const { caisseid } = fields;
  const seen = seesCaisse(by, caisseid) ? rowOf(store, 'caisses', caisseid) : undefined;
  const pris = prisOf(store, caisseid, fields.reference, edited && mouvementsOf(store, edited)[0]);
  const autres = settlingOf(store, fields.depenseid).filter((row) => row !== edited);
  const { montant: montantDette, clientid } = foundDette(store, fields.depenseid, fields.from);
  const held = fields.tropde ? heldSurplus(store, fields.tropde, edited?.net) : undefined;
  const surplus = held && seesCaisse(by, held.caisseid) ? held : undefined;
  const owed = owedOf({ montantDette, netsDesAutres: autres.map(({ net }) => net) });
  const { porteurid, acteur } = porteurOf(by, caisseid);
  const caisse = seen ? { ...seen, pris } : null;
  const facts = { caisse, porteurid, acteur, owed, surplus, clientid, today: todayOf(store) };
  return decidedReglement(fields, facts);
}

/** The holder of the advance when a register is one, otherwise undefined, and the person who acts on it. */
function porteurOf(by: By, caisseid: RecordId) {
  const [avance] = rowsHaving(by.store.avances, { caisseid });
  return { porteurid: avance?.porteurid, acteur: acteurOf(by) };
}

/** The live movements of a payment, its own first. */
function mouvementsOf(store: Store, { reglementid: id }: ReglementRow): MouvementRow[] {
  const live = rowsHaving(store.mouvements, { annule: false });
  const isBeside = ({ fraisde, tropde, imputesur, type }: MouvementRow) =>
    fraisde === id || imputesur === id || (tropde === id && type === 1);
  return [...rowsHaving(live, { reglementid: id }), ...live.filter(isBeside)];
}

/**
 * Books the movements of a payment; nothing else does. A row is null before the payment is made, and after it is
 * undone.
 */
function postReglement(store: Store, avant: ReglementRow | null, apres: ReglementRow | null): void {
  const row = (apres ?? avant) as ReglementRow;
  const { caisseid: principal, from, depenseid } = row;
  const booking = {
    principal,
    minimum: apres ? minimumDeReglement(avant, apres) : 0,
    manque: () => refuseManque(from, 'caisseid'),
    enPlace: mouvementsOf(store, row),
    description: foundDette(store, depenseid, from).libelle,
  };
  book(store, changementsDeReglement(avant, apres), booking);
}
