import { isFuture } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import { computeReglement, type ReglementFrom, refusalOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { checkBeneficiaire } from './beneficiaireRules';
import { refuseManque } from './caisseRules';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';
import type { ReglementFields } from './reglements';

/** The permissions that read and write the payments of expenses (0) and of orders (1) (CONTRACT "Permissions"). */
export const READS_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = { 0: 'depenses', 1: 'commandes' };
export const WRITES_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = {
  0: 'depenses.regler',
  1: 'commandes.regler',
};

/** What the rules of a payment need to know from storage, in francs. */
export interface ReglementFacts {
  /** Whether the register exists and the user may use it (PRODUCT Q). */
  caisse: boolean;
  /** What the payment may settle; for a correction, as if the payment did not exist. */
  owed: Francs;
  /** The balance of the register, computed the same way; null when the register's lock checks it later. */
  solde: Francs | null;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Splits the amount handed over into what is settled (`net`) and the change (`rendu`), in francs.
 * @throws Refusal of the first broken rule (spec § 5 Payment, CONTRACT "Money calls")
 */
export function decidedReglement(
  asked: ReglementFields,
  { caisse, owed, solde, today }: ReglementFacts,
  lang: Lang,
): { net: Francs; rendu: Francs } {
  const { montant: remis, date, from } = asked;
  checkBeneficiaire(asked, from, lang);
  if (isFuture(date, today)) throw refuseField('date', 'date.future', lang);
  if (!caisse) throw refuseField('caisseid', 'champ.invalide', lang);
  const refusal = refusalOf({ owed, remis, solde: solde ?? remis, from });
  if (refusal === 'montant_nul') throw refuseField('montant', 'montant.nul', lang);
  if (refusal === 'deja_solde') throw new Refusal('reglement.deja_solde');
  if (refusal === 'solde_insuffisant') throw refuseManque(from, 'caisseid', lang);
  return computeReglement({ owed, remis });
}

/** Throws a Refusal when a correction would move a payment to another debt (CONTRACT "Money calls"). */
export function checkSameDette(
  { depenseid, from }: { depenseid: RecordId; from: ReglementFrom },
  sent: { depenseid: RecordId; from: ReglementFrom },
  lang: Lang,
): void {
  if (sent.depenseid !== depenseid) throw refuseField('depenseid', 'champ.invalide', lang);
  if (sent.from !== from) throw new Refusal('introuvable');
}

/**
 * Requires a proof from a changed payment that has none yet (spec § 5 Payment, PRODUCT 1.10). Throws Refusal on `file`.
 */
export function checkPreuve(hasPreuve: boolean, file: unknown, lang: Lang): void {
  if (!hasPreuve && file === undefined) throw refuseField('file', 'fichier.requis', lang);
}
