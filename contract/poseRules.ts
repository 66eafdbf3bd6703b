import type { Plafond } from '@comptoir/domain/caisse';
import type { Pose } from '@comptoir/domain/ecriture';
import { add } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Arrete } from './arretes';
import { jourOuvertIssue, plafondIssue, refuseManque } from './caisseRules';
import { type Refusal, refuse } from './envelope';
import { found, type Issue } from './issues';

/** A live register that is to take a posting, with the closing of its last closed day; `solde` is in francs. */
export interface Prenante extends Plafond {
  solde: Francs;
  arretele: string | null;
  journee: Pick<Arrete, 'arreteid' | 'numero'> | undefined;
}

/** How a refusal of a posting is reported. */
export interface Dit {
  /** The field of an amount that a full register refuses; null for none, `montant` by default. */
  plafond?: 'montant' | null;
  /** The refusal of a register that holds too little: by default of its movement, on the field `montant`. */
  manque?: (pose: Pose) => Refusal;
}

/**
 * Why a register refuses a posting, whatever its balance: 409 `caisse.jour_arrete`, 422 `caisse.plafond_depasse`; null
 * when it does not. `today` is a plain date.
 */
export function refusalOfPose(
  caisse: Prenante,
  { date, delta, isApport, isRegularisation, motif }: Pose,
  { plafond = 'montant' }: Dit,
  { today }: { today: string },
): Refusal | null {
  const [issue] = found<Issue>(
    !isRegularisation && jourOuvertIssue(caisse, { date, today: motif === 'suppression' ? null : today }),
    isApport && delta > 0 && plafondIssue(caisse, add(caisse.solde, delta), plafond ?? undefined),
  );
  return issue ? refuse(issue) : null;
}

/** The refusal of a register that holds too little for a posting. */
export const manqueDePose = (pose: Pose, { manque }: Dit): Refusal =>
  manque?.(pose) ?? refuseManque(pose.motif === 'suppression' ? null : pose.type, 'montant');

/**
 * Throws the first refusal of registers, that of `principal` first: a person who cannot pay learns nothing of the other
 * registers (ADR 0035).
 */
export function throwRefused(refused: readonly { caisseid: RecordId; refusal: Refusal }[], principal: RecordId): void {
  const told = refused.find(({ caisseid }) => caisseid === principal) ?? refused[0];
  if (told) throw told.refusal;
}
