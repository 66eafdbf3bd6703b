import type { Acteur } from '@comptoir/domain/avance';
import type { Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { type RefusDecharge, type ReglementSignable, refusDecharge } from '@comptoir/domain/imprime';
import { add, formatMontant, subtract } from '@comptoir/domain/money';
import type { Permission } from '@comptoir/domain/permission';
import { hasOperateur } from '@comptoir/domain/reference';
import { computeReglement, REGLEMENT_FROM, type ReglementFrom, refusalOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { checkReglementAvance } from './avanceRules';
import { checkBeneficiaire } from './beneficiaireRules';
import { refuseManque } from './caisseRules';
import type { Received } from './call';
import type { ComptantFields } from './comptant';
import { Refusal, refuse, refuseField } from './envelope';
import type { ErrorCode } from './errors';
import { fieldsOf, filledBody } from './fields';
import { checkFrais, checkReference, checkReferenceFree, type ReferencePrise } from './referenceRules';
import { type Reglement, type ReglementFields, ReglementSaisi, type reglements } from './reglements';
import { checkUtilise, type SurplusTenu } from './troppercuRules';

/** The permissions that read and write the payments of expenses (0) and of orders (1) (CONTRACT "Permissions"). */
export const READS_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = { 0: 'depenses', 1: 'commandes' };
export const WRITES_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = {
  0: 'depenses.regler',
  1: 'commandes.regler',
};

/** What the rules of a payment need to know from storage, in francs. */
export interface ReglementFacts {
  /** The register, when it exists and the user may use it (PRODUCT Q). */
  caisse: { nature: Nature } | undefined;
  /** The holder of the advance that the register is, null without an account; undefined for another register. */
  porteurid: RecordId | null | undefined;
  acteur: Acteur;
  /** Another live movement of the register that has the reference of this payment already. */
  pris: ReferencePrise | undefined;
  /** What the payment may settle; for a correction, as if the payment did not exist. */
  owed: Francs;
  /** The surplus that pays it, as if this payment had taken nothing of it; and whose order it pays. */
  surplus?: SurplusTenu | undefined;
  clientid?: RecordId | undefined;
  /** The balance of the register, computed the same way; null when the register's lock checks it later. */
  solde: Francs | null;
  /** The plain date of today in Abidjan. */
  today: string;
}

/** How the amount handed over of a payment is split, in francs: settled, given back, kept beyond the debt. */
export interface MontantsRegles {
  net: Francs;
  rendu: Francs;
  troppercu: Francs;
}

/**
 * Splits the amount handed over into what is settled (`net`), the change (`rendu`) and what is too much (`troppercu`).
 * @throws Refusal of the first broken rule (spec § 5 Payment, CONTRACT "Money calls")
 */
export function decidedReglement(
  asked: ReglementFields,
  { caisse, porteurid, acteur, pris, owed, surplus, clientid, solde, today }: ReglementFacts,
): MontantsRegles {
  const { montant: remis, date, from, reference, frais } = asked;
  const isSurplus = asked.tropde != null;
  checkBeneficiaire(asked, from);
  if (isFuture(date, today)) throw refuseField('date', 'date.future');
  if (!caisse) throw refuseField('caisseid', 'champ.invalide');
  if (porteurid !== undefined) checkReglementAvance(porteurid, from, acteur);
  if (isSurplus) checkUtilise(asked, surplus, clientid);
  else checkReference(caisse.nature, reference, 'reference');
  checkFrais(caisse.nature, frais);
  checkReferenceFree(pris, 'reference');
  const isOperateur = hasOperateur(caisse.nature);
  // A surplus pays what is owed, and makes no other one.
  const garde = isSurplus ? 0 : asked.troppercu;
  const refusal = refusalOf({ owed, remis, frais, solde: solde ?? add(remis, frais), from, isOperateur, garde });
  if (refusal === 'montant_nul') throw refuseField('montant', 'montant.nul');
  if (refusal === 'deja_solde') throw new Refusal('reglement.deja_solde');
  if (refusal === 'trop_percu' || refusal === 'trop_verse') throw refuseTrop(refusal, { owed, remis });
  if (refusal === 'solde_insuffisant') throw refuseManque(from, 'caisseid');
  const { net, rendu, troppercu } = computeReglement({ owed, remis, isOperateur });
  return { net, rendu, troppercu };
}

/**
 * The refusal of more than is owed by an operator, who gives no change (PRODUCT 1.2): 422 on `montant`,
 * `reglement.trop_percu` with what is too much in `data`, for the payer of an order may have sent it;
 * `reglement.trop_verse` for an expense.
 */
function refuseTrop(refusal: 'trop_percu' | 'trop_verse', { owed, remis }: { owed: Francs; remis: Francs }) {
  const troppercu = subtract(remis, owed);
  const params = { recu: formatMontant(remis), du: formatMontant(owed), trop: formatMontant(troppercu) };
  const data = refusal === 'trop_percu' ? { troppercu } : undefined;
  return refuse({ path: 'montant', code: `reglement.${refusal}`, params, data });
}

/** The payment of an expense that is paid at once: all of it, on its day. */
export function reglementComptant(body: ComptantFields, depenseid: RecordId): ReglementFields {
  const { montant } = body;
  return { ...fieldsOf(ReglementSaisi, body), depenseid, montant, troppercu: 0, from: REGLEMENT_FROM.depense };
}

/**
 * Returns a correction in which what it leaves out is as it was; what the operator of the former register said is
 * forgotten when the payment moves to another one (ADR 0037).
 */
export function filledReglement(
  sent: Received<typeof reglements.update>['body'],
  stored: ReglementSaisi & Pick<Reglement, 'troppercu' | 'tropde'>,
) {
  const isMoved = sent.caisseid !== stored.caisseid;
  const body = filledBody(ReglementSaisi, sent, isMoved ? { ...stored, reference: '', frais: 0 } : stored);
  return { ...body, troppercu: sent.troppercu ?? stored.troppercu, tropde: stored.tropde };
}

/** Throws a Refusal when a correction would move a payment to another debt (CONTRACT "Money calls"). */
export function checkSameDette(
  { depenseid, from }: { depenseid: RecordId; from: ReglementFrom },
  sent: { depenseid: RecordId; from: ReglementFrom },
): void {
  if (sent.depenseid !== depenseid) throw refuseField('depenseid', 'champ.invalide');
  if (sent.from !== from) throw new Refusal('introuvable');
}

/**
 * Requires a proof from a changed payment of an expense that has none yet (spec § 5 Payment, PRODUCT 1.10). Throws
 * Refusal on `file`.
 */
export function checkPreuve({ from, file }: { from: ReglementFrom; file: string }, sent: unknown): void {
  if (from === REGLEMENT_FROM.depense && file === '' && sent === undefined) throw refuseField('file', 'fichier.requis');
}

const REFUS_DECHARGE: Readonly<Record<RefusDecharge, ErrorCode>> = {
  entree: 'beneficiaire.entree',
  contrepasse: 'reglement.contrepasse',
  numero_change: 'reglement.numero_change',
  deja_signe: 'reglement.deja_signe',
};

/**
 * Refuses the signature of a payment whose beneficiary saw the document `vu` (ADR 0048): 422 `beneficiaire.entree` of an
 * order's; 409 `reglement.contrepasse`, `reglement.numero_change`, `reglement.deja_signe`.
 */
export function checkDecharge(reglement: ReglementSignable, vu: string): void {
  const refus = refusDecharge(reglement, vu);
  if (refus) throw new Refusal(REFUS_DECHARGE[refus]);
}
