import { isReached, type Portee } from './habilitation';
import { add } from './money';
import type { Francs, RecordId } from './units';

/**
 * The state of a transfer: on its way, received, or gone back to its source because the target refused it or the sender
 * withdrew it (ADR 0035).
 */
export const ETATS_TRANSFERT = ['envoye', 'recu', 'refuse', 'annule'] as const;
export type EtatTransfert = (typeof ETATS_TRANSFERT)[number];

/** The answers to a transfer: people of the target accept or refuse, people of the source withdraw. */
export const REPONSES_TRANSFERT = ['accepter', 'refuser', 'annuler'] as const;
export type ReponseTransfert = (typeof REPONSES_TRANSFERT)[number];

/** The state of a transfer after each answer. */
export const ETAT_APRES = {
  accepter: 'recu',
  refuser: 'refuse',
  annuler: 'annule',
} as const satisfies Readonly<Record<ReponseTransfert, EtatTransfert>>;

/** The facts of a transfer on which its rules depend, in francs. */
export interface TransfertFacts {
  sourceid: RecordId;
  cibleid: RecordId;
  montant: Francs;
  frais: Francs;
  etat: EtatTransfert;
}

/**
 * Whether a transfer is received at once: its sender also answers for the target, or nobody who could accept it is
 * attached to the target. `attaches` is the number of active users who are given that register by name.
 */
export function isRecuDOffice({ cibleid }: { cibleid: RecordId }, caisses: Portee, attaches: number): boolean {
  return isReached(caisses, cibleid) || attaches === 0;
}

/**
 * Why a user may not answer a transfer, or null: the answer belongs to the source or to the target, or it was already
 * given. A received transfer is withdrawn only by a person who answers for both registers.
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
 * The francs that a transfer takes out of its source: the amount and the fee. Throws RangeError beyond the safe
 * integers.
 */
export const sortieOf = ({ montant, frais }: Pick<TransfertFacts, 'montant' | 'frais'>): Francs => add(montant, frais);

/** Returns the answer of a new transfer: the sender's own on the plain date `date` when it is received at once. */
export const receptionDe = (isRecu: boolean, envoyepar: RecordId, date: string) =>
  isRecu
    ? ({ etat: 'recu', repondupar: envoyepar, datereponse: date } as const)
    : ({ etat: 'envoye', repondupar: null, datereponse: null } as const);
