import { isReached, type Portee } from './habilitation';
import { add } from './money';
import type { Francs, RecordId } from './units';

/**
 * Where a transfer stands: the money is on its way, it was received, or it went back to its source because the target
 * refused it or the sender withdrew it (ADR 0035).
 */
export const ETATS_TRANSFERT = ['envoye', 'recu', 'refuse', 'annule'] as const;
export type EtatTransfert = (typeof ETATS_TRANSFERT)[number];

/** Who answers a transfer: the people of the target accept or refuse, those of the source withdraw. */
export const REPONSES_TRANSFERT = ['accepter', 'refuser', 'annuler'] as const;
export type ReponseTransfert = (typeof REPONSES_TRANSFERT)[number];

/** Where a transfer stands after its answer. */
export const ETAT_APRES = {
  accepter: 'recu',
  refuser: 'refuse',
  annuler: 'annule',
} as const satisfies Readonly<Record<ReponseTransfert, EtatTransfert>>;

/** A transfer as its rules see it, in francs. */
export interface TransfertFacts {
  sourceid: RecordId;
  cibleid: RecordId;
  montant: Francs;
  frais: Francs;
  etat: EtatTransfert;
}

/**
 * Whether a transfer is received at once: its sender answers for the target too, or nobody is attached to the target
 * who could accept it. `attaches` is how many active users are given that register by name.
 */
export function isRecuDOffice({ cibleid }: { cibleid: RecordId }, caisses: Portee, attaches: number): boolean {
  return isReached(caisses, cibleid) || attaches === 0;
}

/**
 * Why a user may not answer a transfer, or null when they may: the answer is the source's or the target's to give; it
 * was answered already. A transfer that was received is withdrawn only by who answers for both registers.
 */
export function reponseRefusal(
  { sourceid, cibleid, etat }: Pick<TransfertFacts, 'sourceid' | 'cibleid' | 'etat'>,
  reponse: ReponseTransfert,
  caisses: Portee,
): 'pas_source' | 'pas_cible' | 'deja_repondu' | null {
  const isReceived = etat === 'recu';
  if (reponse === 'annuler' && !isReached(caisses, sourceid)) return 'pas_source';
  if ((reponse !== 'annuler' || isReceived) && !isReached(caisses, cibleid)) return 'pas_cible';
  return etat === 'envoye' || (isReceived && reponse === 'annuler') ? null : 'deja_repondu';
}

/**
 * What a transfer takes out of its source, in francs: the amount and the fee. Throws RangeError beyond the safe
 * integers.
 */
export const sortieOf = ({ montant, frais }: Pick<TransfertFacts, 'montant' | 'frais'>): Francs => add(montant, frais);

/**
 * Returns what a new transfer says of its answer: one that is received at once, on the plain date `date`, has its
 * sender's.
 */
export const receptionDe = (isRecu: boolean, envoyepar: RecordId, date: string) =>
  isRecu
    ? ({ etat: 'recu', repondupar: envoyepar, datereponse: date } as const)
    : ({ etat: 'envoye', repondupar: null, datereponse: null } as const);
