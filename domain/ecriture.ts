import { ecartMouvement, type MotifEcriture, type Mouvement, type MouvementType, type Origine } from './caisse';
import { earlierOf } from './dates';
import { sum } from './money';
import type { Francs, RecordId } from './units';

/**
 * A movement of a document in a register. A payment has its own movement, its fee and its surplus; a transfer has the
 * money that leaves, the money that arrives or comes back, and its fee. A document has at most one live movement of
 * each origin and direction. `date` is a plain date, `montant` unsigned francs.
 */
export interface MouvementDu extends Mouvement {
  caisseid: RecordId;
  origine: Origine;
  date: string;
  /** The operator's number; '' without one. */
  reference: string;
  /** Whether somebody brings this money in: then the register's limit may refuse it (ADR 0043). */
  isApport: boolean;
  /** The document that the movement belongs to, and its part in that document. */
  liens: Liens;
}

/** The records that a movement names; a field that is left out counts as null. */
export interface Liens {
  reglementid?: RecordId;
  fraisde?: RecordId;
  tropde?: RecordId;
  imputesur?: RecordId;
  arreteid?: RecordId;
  transfertid?: RecordId;
  contrepasseid?: RecordId;
}

/** The effect of a movement's change on one register. A balance changes in no other way. */
export interface Pose {
  caisseid: RecordId;
  type: MouvementType;
  motif: MotifEcriture;
  /** The earliest business date that the change touches, a plain date; a closed day refuses it (ADR 0031). */
  date: string;
  /** Signed francs; 0 writes no line. */
  delta: Francs;
  isApport: boolean;
  /** Whether it books the variance of a closing: only such a write is taken on the last closed day (ADR 0033). */
  isRegularisation: boolean;
  /** Change of the register's number of live movements; `annules` counts the cancelled ones. */
  mouvements: -1 | 0 | 1;
  annules: 0 | 1;
  /** Change of its numbers of live payments of expenses and of orders. */
  reglements: { depense: -1 | 0 | 1; commande: -1 | 0 | 1 };
}

/** A movement that is made (`avant` null), corrected in its register, or cancelled (`apres` null), with its posting. */
export type Changement = { pose: Pose } & (
  | { avant: null; apres: MouvementDu }
  | { avant: MouvementDu; apres: MouvementDu | null }
);

const keyOf = ({ origine, type }: Pick<MouvementDu, 'origine' | 'type'>): string => `${origine} ${type}`;

/** Whether two movements are the same part of their document. */
export const isSamePart = (
  a: Pick<MouvementDu, 'origine' | 'type'>,
  b: Pick<MouvementDu, 'origine' | 'type'>,
): boolean => keyOf(a) === keyOf(b);

/** Returns the posting of a change of one movement. At least one of the two is given; both are in the same register. */
export function poseDe(avant: MouvementDu | null, apres: MouvementDu): Pose;
export function poseDe(avant: MouvementDu, apres: MouvementDu | null): Pose;
export function poseDe(avant: MouvementDu | null, apres: MouvementDu | null): Pose {
  const one = (apres ?? avant) as MouvementDu;
  const n = avant === null ? 1 : apres === null ? -1 : 0;
  const isReglement = one.origine === 'reglement';
  return {
    caisseid: one.caisseid,
    type: one.type,
    motif: n === 1 ? 'creation' : n === 0 ? 'modification' : 'suppression',
    date: earlierOf((avant ?? one).date, one.date),
    delta: ecartMouvement(avant, apres),
    isApport: apres?.isApport ?? false,
    isRegularisation: one.liens.arreteid !== undefined,
    mouvements: n,
    annules: n === -1 ? 1 : 0,
    reglements: {
      depense: isReglement && one.type === 0 ? n : 0,
      commande: isReglement && one.type === 1 ? n : 0,
    },
  };
}

const isUnchanged = (avant: MouvementDu, apres: MouvementDu): boolean =>
  avant.montant === apres.montant && avant.date === apres.date && avant.reference === apres.reference;

/**
 * Returns the fewest changes that turn a document's movements `avant` into `apres`, as if it were undone and made again
 * (CONTRACT "Money calls"). A movement that goes to another register is cancelled in its own register, at zero
 * (RELIABILITY I06). The movement of origin `juge` is posted even unchanged, so that its register judges the day of a
 * correction.
 */
export function changementsDe(
  avant: readonly MouvementDu[],
  apres: readonly MouvementDu[],
  juge?: Origine,
): Changement[] {
  const made = apres.flatMap((next): Changement[] => {
    const former = avant.find((one) => isSamePart(one, next)) ?? null;
    if (former?.caisseid !== next.caisseid) return [{ avant: null, apres: next, pose: poseDe(null, next) }];
    if (next.origine !== juge && isUnchanged(former, next)) return [];
    return [{ avant: former, apres: next, pose: poseDe(former, next) }];
  });
  const gone = avant.filter((one) => !apres.some((next) => isSamePart(one, next) && next.caisseid === one.caisseid));
  return [...made, ...gone.map((one): Changement => ({ avant: one, apres: null, pose: poseDe(one, null) }))];
}

/**
 * The order in which registers are locked and posted: ascending by id, whichever way the money goes (RELIABILITY §
 * 2.5). In each register money comes in before it leaves, because it may pay what leaves.
 */
export function enOrdre<P extends Pick<Pose, 'caisseid' | 'delta'>>(poses: readonly P[]): P[] {
  return poses.toSorted((a, b) => a.caisseid - b.caisseid || Number(a.delta < 0) - Number(b.delta < 0));
}

/** The effect of these changes on a register's balance, in signed francs, for a preview before they are posted. */
export const ecartIn = (caisseid: RecordId, changements: readonly Changement[]): Francs =>
  sum(changements.filter(({ pose }) => pose.caisseid === caisseid).map(({ pose }) => pose.delta));
