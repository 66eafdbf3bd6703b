import type { Mouvement } from './caisse';
import { type Changement, changementsDe, type MouvementDu } from './ecriture';
import { subtract } from './money';
import { besoinOf, REGLEMENT_FROM, type ReglementFrom } from './reglement';
import type { EtatTransfert } from './transfert';
import type { Francs, RecordId } from './units';

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
  caisseid,
  type: 1,
  montant,
  origine: 'ouverture',
  date,
  reference: '',
  isApport: false,
  liens: {},
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
