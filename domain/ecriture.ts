import { ecartMouvement, type MotifEcriture, type Mouvement, type MouvementType, type Origine } from './caisse';
import { earlierOf } from './dates';
import { subtract, sum } from './money';
import { besoinOf, REGLEMENT_FROM, type ReglementFrom } from './reglement';
import type { EtatTransfert } from './transfert';
import type { Francs, RecordId } from './units';

/**
 * A movement that a document has in a register: a payment its own, its fee and its surplus; a transfer what leaves,
 * what arrives or comes back, and its fee. `date` is a plain date, `montant` unsigned francs. A document has at most
 * one live movement of each origin and direction.
 */
export interface MouvementDu extends Mouvement {
  caisseid: RecordId;
  origine: Origine;
  date: string;
  /** The operator's number, '' for none. */
  reference: string;
  /** Money that somebody brings in: a register that refuses what goes beyond its limit does not take it (ADR 0043). */
  isApport: boolean;
  /** The document that it is of, and what it is of that document. */
  liens: Liens;
}

/** The records that a movement names; each that is left out is null. */
export interface Liens {
  reglementid?: RecordId;
  fraisde?: RecordId;
  tropde?: RecordId;
  imputesur?: RecordId;
  arreteid?: RecordId;
  transfertid?: RecordId;
  contrepasseid?: RecordId;
}

/** What a change of a movement does to one register: the only thing that a balance changes by. */
export interface Pose {
  caisseid: RecordId;
  type: MouvementType;
  motif: MotifEcriture;
  /** The earliest business date that the change touches, a plain date: on a closed day it is refused (ADR 0031). */
  date: string;
  /** Signed francs; 0 writes no line. */
  delta: Francs;
  isApport: boolean;
  /** It books the variance of a closing: the last closed day takes it, and no other write (ADR 0033). */
  isRegularisation: boolean;
  /** Change of the register's number of live movements; `annules` is that of cancelled ones. */
  mouvements: -1 | 0 | 1;
  annules: 0 | 1;
  /** Change of its numbers of live payments, of expenses and of orders. */
  reglements: { depense: -1 | 0 | 1; commande: -1 | 0 | 1 };
}

/**
 * A movement that is made (`avant` null), corrected in its register, or cancelled (`apres` null), and what that posts.
 */
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

/** Returns what a change of one movement posts. One of both is given; `avant` and `apres` are of the same register. */
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
 * Returns what changes when a document that had the movements `avant` has `apres`: undone and made again, as little as
 * that needs (CONTRACT "Money calls"). A movement that goes to another register is cancelled in its own, which keeps
 * zero of it (RELIABILITY I06). The one of the origin `juge` is posted even where nothing of it changes: its register
 * judges the day of a correction.
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
 * The order in which registers are locked and posted: ascending, whichever way the money goes (RELIABILITY § 2.5). In
 * each, what comes in goes before what leaves, which may be paid out of it.
 */
export function enOrdre<P extends Pick<Pose, 'caisseid' | 'delta'>>(poses: readonly P[]): P[] {
  return poses.toSorted((a, b) => a.caisseid - b.caisseid || Number(a.delta < 0) - Number(b.delta < 0));
}

/** What these changes make of a register's balance, in signed francs: for who shows it before they are posted. */
export const ecartIn = (caisseid: RecordId, changements: readonly Changement[]): Francs =>
  sum(changements.filter(({ pose }) => pose.caisseid === caisseid).map(({ pose }) => pose.delta));

/** A payment as far as its movements go, in francs; `net` is what it settles. */
export interface ReglementPosable {
  reglementid: RecordId;
  from: ReglementFrom;
  caisseid: RecordId;
  date: string;
  reference: string;
  net: Francs;
  /** What is handed over. */
  remis: Francs;
  /** What the operator received beyond the debt, and what it takes for the payment. */
  troppercu: Francs;
  frais: Francs;
  /** The payment whose surplus pays it. */
  tropde: RecordId | null;
}

/**
 * The movements of a payment: its own; the surplus, which comes in by the same operation, or the one that pays it,
 * which leaves (ADR 0052); the operator's fee, which leaves (ADR 0037).
 */
export function mouvementsDeReglement(reglement: ReglementPosable): MouvementDu[] {
  const { reglementid, from, caisseid, date, reference, net, troppercu, frais, tropde } = reglement;
  const beside = { caisseid, date, isApport: false };
  const type = from === REGLEMENT_FROM.commande ? 1 : 0;
  // A surplus that pays is in the register already.
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
 * What the register of a payment must hold before, in francs: all that is handed over, less what counts as undone of
 * the same register when the payment is corrected (CONTRACT "Money calls").
 */
export function minimumDeReglement(avant: ReglementPosable | null, apres: ReglementPosable): Francs {
  const undone = avant?.caisseid === apres.caisseid ? besoinOf(avant.from, { ...avant, remis: avant.net }) : 0;
  return Math.max(subtract(besoinOf(apres.from, apres), undone), 0);
}

/**
 * What changes when a payment is made (`avant` null), corrected, or undone (`apres` null); its register judges each.
 */
export function changementsDeReglement(avant: ReglementPosable | null, apres: ReglementPosable | null): Changement[] {
  const of = (reglement: ReglementPosable | null) => (reglement ? mouvementsDeReglement(reglement) : []);
  return changementsDe(of(avant), of(apres), 'reglement');
}

/**
 * A transfer as far as its movements go, in francs. `arreteid` is the closing whose shortage it books, if any
 * (ADR 0040).
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
 * The movements of a transfer in its state (ADR 0035): what leaves the source, and the fee; with the answer what
 * arrives in the target, or comes back, which the operator has not numbered and nobody brings in.
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
 * What changes when a transfer is answered: the money arrives or comes back; of one that was received nothing is left.
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

/** The movement that brings the variance of a closing, signed francs, into its register, on the closing's own day. */
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

/** The first movement of a register, which brings in what it holds when it is opened, in francs. */
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
