import { ecartMouvement, type MotifEcriture, type Mouvement, type MouvementType, type Origine } from './caisse';
import { earlierOf } from './dates';
import { subtract, sum } from './money';
import { besoinOf, REGLEMENT_FROM, type ReglementFrom } from './reglement';
import type { EtatTransfert } from './transfert';
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

/** The facts of a payment on which its movements depend, in francs; `net` is the part that settles the debt. */
export interface ReglementPosable {
  reglementid: RecordId;
  from: ReglementFrom;
  caisseid: RecordId;
  date: string;
  reference: string;
  net: Francs;
  /** The amount handed over. */
  remis: Francs;
  /** What the operator received beyond the debt, and its fee for the payment. */
  troppercu: Francs;
  frais: Francs;
  /** The payment whose surplus pays this one. */
  tropde: RecordId | null;
}

/**
 * The movements of a payment: its own; the surplus, which comes in with it, or the surplus that pays it, which leaves
 * (ADR 0052); and the operator's fee, which leaves (ADR 0037).
 */
export function mouvementsDeReglement(reglement: ReglementPosable): MouvementDu[] {
  const { reglementid, from, caisseid, date, reference, net, troppercu, frais, tropde } = reglement;
  const beside = { caisseid, date, isApport: false };
  const type = from === REGLEMENT_FROM.commande ? 1 : 0;
  // A surplus that pays is already in the register.
  const isApport = type === 1 && tropde === null;
  const found: MouvementDu[] = [
    { ...beside, origine: 'reglement', type, montant: net, reference, isApport, liens: { reglementid } },
  ];
  const trop = { ...beside, origine: 'troppercu' } as const;
  if (troppercu > 0) {
    found.push({ ...trop, type: 1, montant: troppercu, reference, isApport: true, liens: { tropde: reglementid } });
  }
  if (tropde !== null) {
    found.push({ ...trop, type: 0, montant: net, reference: '', liens: { imputesur: reglementid, tropde } });
  }
  if (frais > 0) {
    found.push({
      ...beside,
      origine: 'frais',
      type: 0,
      montant: frais,
      reference: '',
      liens: { fraisde: reglementid },
    });
  }
  return found;
}

/**
 * What the register of a payment must hold first, in francs: all that is handed over. A correction counts the old
 * payment of the same register as undone (CONTRACT "Money calls").
 */
export function minimumDeReglement(avant: ReglementPosable | null, apres: ReglementPosable): Francs {
  const undone = avant?.caisseid === apres.caisseid ? besoinOf(avant.from, { ...avant, remis: avant.net }) : 0;
  return Math.max(subtract(besoinOf(apres.from, apres), undone), 0);
}

/**
 * The changes when a payment is made (`avant` null), corrected or undone (`apres` null). Its register judges each
 * change.
 */
export function changementsDeReglement(avant: ReglementPosable | null, apres: ReglementPosable | null): Changement[] {
  const of = (reglement: ReglementPosable | null) => (reglement ? mouvementsDeReglement(reglement) : []);
  return changementsDe(of(avant), of(apres), 'reglement');
}

/**
 * The facts of a transfer on which its movements depend, in francs. `arreteid` is the closing whose shortage it books,
 * if any (ADR 0040).
 */
export interface TransfertPosable {
  transfertid: RecordId;
  sourceid: RecordId;
  cibleid: RecordId;
  montant: Francs;
  frais: Francs;
  date: string;
  datereponse: string | null;
  referencesource: string;
  referencecible: string;
  etat: EtatTransfert;
  arreteid?: RecordId;
}

/**
 * The movements of a transfer in its state (ADR 0035): the money that leaves the source, and the fee; after the answer
 * also the money that arrives in the target or comes back. Money that comes back has no operator's number, and nobody
 * brings it in.
 */
export function mouvementsDeTransfert(transfert: TransfertPosable): MouvementDu[] {
  const { transfertid, sourceid: caisseid, cibleid, montant, frais, date, datereponse, etat, arreteid } = transfert;
  const moved = { caisseid, date, origine: 'transfert', montant, isApport: false } as const;
  const liens = { transfertid, ...(arreteid !== undefined && { arreteid }) };
  const found: MouvementDu[] = [{ ...moved, type: 0, reference: transfert.referencesource, liens }];
  if (frais > 0) {
    const fee = { ...moved, origine: 'frais', type: 0, montant: frais, reference: '' } as const;
    found.push({ ...fee, liens: { transfertid } });
  }
  if (datereponse === null) return found;
  const isRecu = etat === 'recu';
  return [
    ...found,
    {
      ...moved,
      type: 1,
      date: datereponse,
      caisseid: isRecu ? cibleid : caisseid,
      reference: isRecu ? transfert.referencecible : '',
      isApport: isRecu,
      liens: { transfertid },
    },
  ];
}

/**
 * The changes when a transfer is answered: the money arrives or comes back. A withdrawal after receipt leaves no
 * movement.
 */
export const changementsDeReponse = (avant: TransfertPosable, apres: TransfertPosable): Changement[] =>
  changementsDe(mouvementsDeTransfert(avant), avant.etat === 'recu' ? [] : mouvementsDeTransfert(apres));

/** A movement that somebody entered by hand. */
export const mouvementSaisi = (
  saisi: Mouvement & Pick<MouvementDu, 'caisseid' | 'date' | 'reference'>,
): MouvementDu => {
  const { caisseid, type, montant, date, reference } = saisi;
  return { caisseid, type, montant, date, reference, origine: 'manuel', isApport: type === 1, liens: {} };
};

/** The movement that books the variance of a closing, in signed francs, into its register on the closing's own day. */
export function mouvementDEcart(arrete: {
  arreteid: RecordId;
  caisseid: RecordId;
  ecart: Francs;
  jusquau: string;
}): MouvementDu {
  const { arreteid, caisseid, ecart, jusquau: date } = arrete;
  const beside = { caisseid, date, origine: 'ecart', reference: '', isApport: false, liens: { arreteid } } as const;
  return { ...beside, type: ecart > 0 ? 1 : 0, montant: Math.abs(ecart) };
}

/** The first movement of a register: the francs that it holds when it is opened. */
export const mouvementDOuverture = (caisseid: RecordId, montant: Francs, date: string): MouvementDu => ({
  ...{ caisseid, type: 1, montant, origine: 'ouverture', date, reference: '', isApport: false, liens: {} },
});

/** The movement that reverses another one, on a business day (ADR 0034). */
export function mouvementDeContrepassation(
  reversed: { caisseid: RecordId; mouvementcaisseid: RecordId } & Mouvement,
  date: string,
): MouvementDu {
  const { caisseid, montant, mouvementcaisseid: contrepasseid } = reversed;
  const type = reversed.type === 1 ? 0 : 1;
  return {
    caisseid,
    type,
    montant,
    origine: 'contrepassation',
    date,
    reference: '',
    isApport: false,
    liens: { contrepasseid },
  };
}
