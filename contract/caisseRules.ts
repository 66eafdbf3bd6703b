import {
  isEntreeRefusee,
  isJourArrete,
  type MouvementType,
  manqueOf,
  type Nature,
  type Plafond,
  proposedCode,
} from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Count, Francs } from '@comptoir/domain/units';
import type { Arrete } from './arretes';
import { Refusal, refuseField } from './envelope';
import type { Issue } from './issues';

/**
 * The refusal of a change that would bring a register below zero; `type` is the movement's type after the change, null
 * for a deletion (CONTRACT "Money calls"). `caisse.solde_insuffisant` is reported on the field `path`;
 * `caisse.solde_engage` (money that came in was spent since) has no field.
 */
export function refuseManque(type: MouvementType | null, path: 'caisseid' | 'montant'): Refusal {
  const manque = manqueOf(type);
  return manque === 'solde_insuffisant' ? refuseField(path, `caisse.${manque}`) : new Refusal(`caisse.${manque}`);
}

/**
 * Finds a write on a closed business day of a register: 409 `caisse.jour_arrete`, with the last closed day and its
 * closing, `journee`, in `data` (ADR 0031). `today`, a plain date, is null when no other register can take the write: a
 * deletion.
 */
export function jourOuvertIssue(
  { arretele, journee }: { arretele: string | null; journee: Pick<Arrete, 'arreteid' | 'numero'> | undefined },
  { date, today }: { date: string; today: string | null },
): Issue | false {
  if (arretele === null || !isJourArrete(arretele, date)) return false;
  const isToday = today !== null && isJourArrete(arretele, today);
  return {
    code: isToday ? 'caisse.arretee_aujourdhui' : 'caisse.jour_arrete',
    params: { jour: (lang) => formatDateLong(arretele, lang) },
    data: { jusquau: arretele, arreteid: journee?.arreteid, numero: journee?.numero },
  };
}

/**
 * Finds money brought into a register beyond its limit, when the register refuses that: 422 `caisse.plafond_depasse` on
 * the field `path`, if given (ADR 0043). `solde` is the balance that it would have, in francs.
 */
export const plafondIssue = (caisse: Plafond, solde: Francs, path?: 'montant'): Issue | false =>
  isEntreeRefusee(caisse, solde) && {
    path,
    code: 'caisse.plafond_depasse',
    params: { plafond: formatMontant(caisse.plafond) },
  };

/**
 * Refuses another nature for a register that has a movement besides its opening, or that was counted: 409
 * `caisse.nature_figee`. `mouvements` counts all movements, cancelled ones included, and the closings.
 */
export function checkNature(avant: Nature, sent: Nature | undefined, mouvements: Count): void {
  if (sent !== undefined && sent !== avant && mouvements > 1) throw new Refusal('caisse.nature_figee');
}

/**
 * Decides the code of a changed register (ADR 0032, 0041). Without a code the former one, `avant`, stays. An empty code
 * asks for a new proposal from the label, unless documents bear the former code. `taken` are the codes of all
 * registers, deleted ones too. Throws 409 on the field `code`: `caisse.code_fige` when documents bear another code,
 * `caisse.code_utilise`.
 */
export function codeApres(
  avant: string,
  { code = avant, libelle }: { code?: string | null | undefined; libelle: string },
  { hasDocument, taken }: { hasDocument: boolean; taken: ReadonlySet<string> },
): string {
  const sent = code ?? '';
  if (sent === avant || (sent === '' && hasDocument)) return avant;
  if (hasDocument) throw refuseField('code', 'caisse.code_fige');
  const others = new Set(taken);
  others.delete(avant);
  if (sent === '') return proposedCode(libelle, others);
  checkCodeFree(others.has(sent));
  return sent;
}

/** Refuses a code that another register has, even a deleted one: 409 `caisse.code_utilise` on the field `code`. */
export function checkCodeFree(isTaken: boolean): void {
  if (isTaken) throw refuseField('code', 'caisse.code_utilise');
}
