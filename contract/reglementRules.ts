import { isFuture } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import { computeReglement, type ReglementFrom, refusalOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { refuseManque } from './caisseRules';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

/** What lets one read and write the payments of expenses (0) and of orders (1) (CONTRACT "Permissions"). */
export const READS_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = { 0: 'depenses', 1: 'commandes' };
export const WRITES_REGLEMENT: Readonly<Record<ReglementFrom, Permission>> = {
  0: 'depenses.regler',
  1: 'commandes.regler',
};

/** A payment as it is asked for; `montant` is what is handed over, francs. */
export interface AskedReglement {
  montant: Francs;
  date: string;
  from: ReglementFrom;
}

/** What a payment meets; francs. */
export interface ReglementFacts {
  /** Whether its register is there for whoever pays (PRODUCT Q). */
  caisse: boolean;
  /** What it may settle: of a correction, without the payment itself. */
  owed: Francs;
  /** What the register holds, likewise; null where its own lock decides later. */
  solde: Francs | null;
  /** Abidjan's plain date. */
  today: string;
}

/**
 * What a payment settles of what is handed over, and what is given back; francs.
 * @throws Refusal of the first rule that it breaks (spec § 5 Payment, CONTRACT "Money calls")
 */
export function decidedReglement(
  { montant: remis, date, from }: AskedReglement,
  { caisse, owed, solde, today }: ReglementFacts,
  lang: Lang,
): { net: Francs; rendu: Francs } {
  if (isFuture(date, today)) throw refuseField('date', 'date.future', lang);
  if (!caisse) throw refuseField('caisseid', 'champ.invalide', lang);
  const refusal = refusalOf({ owed, remis, solde: solde ?? remis, from });
  if (refusal === 'montant_nul') throw refuseField('montant', 'montant.nul', lang);
  if (refusal === 'deja_solde') throw new Refusal('reglement.deja_solde');
  if (refusal === 'solde_insuffisant') throw refuseManque(from, 'caisseid', lang);
  return computeReglement({ owed, remis });
}

/** A correction stays with its debt (CONTRACT "Money calls"). */
export function checkSameDette(
  { depenseid, from }: { depenseid: RecordId; from: ReglementFrom },
  sent: { depenseid: RecordId; from: ReglementFrom },
  lang: Lang,
): void {
  if (sent.depenseid !== depenseid) throw refuseField('depenseid', 'champ.invalide', lang);
  if (sent.from !== from) throw new Refusal('introuvable');
}

/** A changed payment keeps its proof; one that has none yet gets one (spec § 5 Payment, PRODUCT 1.10). */
export function checkPreuve(hasPreuve: boolean, file: unknown, lang: Lang): void {
  if (!hasPreuve && file === undefined) throw refuseField('file', 'fichier.requis', lang);
}
