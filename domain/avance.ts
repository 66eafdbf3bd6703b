import { daysBetween } from './dates';
import { subtract } from './money';
import { searchKey } from './texte';
import type { Count, Francs, RecordId } from './units';

/**
 * The state of an advance (ADR 0039). A large amount must be approved before it is paid. `justifiee`: nothing is left
 * to account for. `annulee`: given up before it was paid.
 */
export const ETATS_AVANCE = ['demandee', 'approuvee', 'decaissee', 'justifiee', 'refusee', 'annulee'] as const;
export type EtatAvance = (typeof ETATS_AVANCE)[number];

/** The stored states: `justifiee` is computed from what is left. */
export type EtatGarde = Exclude<EtatAvance, 'justifiee'>;

/**
 * Returns the state of an advance. `solde` is what its holder still has, `enroute` what they sent back and nobody
 * received yet, both in francs.
 */
export function etatOf(etat: EtatGarde, { solde, enroute }: { solde: Francs; enroute: Francs }): EtatAvance {
  return etat === 'decaissee' && solde === 0 && enroute === 0 ? 'justifiee' : etat;
}

/** The francs of an advance that were spent with proofs: what was granted, less what went back and what is left. */
export const justifieOf = ({ montant, rendu, solde }: { montant: Francs; rendu: Francs; solde: Francs }): Francs =>
  subtract(subtract(montant, rendu), solde);

/** Whole days that an advance is late today; 0 when it is not due yet or nothing is left of it. Plain dates. */
export function retardOf({ etat, echeance }: { etat: EtatAvance; echeance: string }, today: string): Count {
  return etat === 'decaissee' ? Math.max(daysBetween(echeance, today), 0) : 0;
}

/** What may be done with an advance. */
export const ACTES_AVANCE = ['approuver', 'accorder', 'refuser', 'annuler', 'justifier', 'rendre', 'relancer'] as const;
export type ActeAvance = (typeof ACTES_AVANCE)[number];

/**
 * The facts of an advance on which its rules depend, in francs. `porteurid` is null for a holder without an account.
 */
export interface AvanceJugee {
  etat: EtatAvance;
  montant: Francs;
  porteurid: RecordId | null;
  demandepar: RecordId;
}

/** The person who acts: their account, and whether they hold `avances.accorder`. */
export interface Acteur {
  utilisateurid: RecordId;
  accorde: boolean;
}

export type RefusAvance = 'pas_porteur' | 'propre_avance' | 'deja_decidee' | 'a_approuver' | 'pas_decaissee';

const isWaiting = ({ etat }: AvanceJugee) => etat === 'demandee' || etat === 'approuvee';

/**
 * Whether this person answers for the money of an advance: its holder, or, for a holder without an account, anyone who
 * may grant advances.
 */
export const isPorteur = (
  { porteurid }: Pick<AvanceJugee, 'porteurid'>,
  { utilisateurid, accorde }: Acteur,
): boolean => (porteurid === null ? accorde : porteurid === utilisateurid);

/** Whether an advance of this amount must be approved first. `seuil` is in francs; 0 means that none must. */
export const isAApprouver = (montant: Francs, seuil: Francs): boolean => seuil > 0 && montant >= seuil;

/**
 * Returns why an act is refused, or null (ADR 0039). Nobody approves, grants or refuses their own advance. Only the
 * holder spends or gives back; the person who asked and the holder may give it up. An advance of `seuil` francs or more
 * must be approved first.
 */
export function refusAvance(acte: ActeAvance, avance: AvanceJugee, acteur: Acteur, seuil: Francs): RefusAvance | null {
  return isDecision(acte) ? refusDecision(acte, avance, acteur, seuil) : refusSuite(acte, avance, acteur);
}

type Decision = 'approuver' | 'accorder' | 'refuser';
const isDecision = (acte: ActeAvance): acte is Decision =>
  acte === 'approuver' || acte === 'accorder' || acte === 'refuser';

function refusDecision(
  acte: Decision,
  avance: AvanceJugee,
  { utilisateurid }: Acteur,
  seuil: Francs,
): RefusAvance | null {
  const { etat, montant, porteurid, demandepar } = avance;
  if (!isWaiting(avance) || (acte === 'approuver' && etat === 'approuvee')) return 'deja_decidee';
  if (porteurid === utilisateurid) return 'propre_avance';
  if (acte === 'approuver' && demandepar === utilisateurid) return 'propre_avance';
  if (acte === 'accorder' && etat === 'demandee' && isAApprouver(montant, seuil)) return 'a_approuver';
  return null;
}

function refusSuite(acte: Exclude<ActeAvance, Decision>, avance: AvanceJugee, acteur: Acteur): RefusAvance | null {
  if (acte === 'annuler') {
    if (!isWaiting(avance)) return 'deja_decidee';
    return avance.demandepar === acteur.utilisateurid || isPorteur(avance, acteur) ? null : 'pas_porteur';
  }
  if (avance.etat !== 'decaissee') return 'pas_decaissee';
  // The person who granted it may take back money that is handed over at the desk.
  const isAllowed = isPorteur(avance, acteur) || (acte !== 'justifier' && acteur.accorde);
  return isAllowed ? null : 'pas_porteur';
}

/** The limits in the settings: open advances of one holder, and the largest amount in francs, 0 for no limit. */
export interface ReglesAvance {
  avancesmax: Count;
  avanceplafond: Francs;
}

/** The advances of a holder that are not accounted for, and how many of them are late. */
export interface AvancesDuPorteur {
  ouvertes: Count;
  enretard: Count;
}

/**
 * Returns why a holder gets no further advance of this amount, in francs, or null: one is late, too many are open, or
 * it is too large.
 */
export function refusOctroi(
  montant: Francs,
  { ouvertes, enretard }: AvancesDuPorteur,
  { avancesmax, avanceplafond }: ReglesAvance,
): 'plafond' | 'en_retard' | 'deja_ouverte' | null {
  if (avanceplafond > 0 && montant > avanceplafond) return 'plafond';
  if (enretard > 0) return 'en_retard';
  return ouvertes >= avancesmax ? 'deja_ouverte' : null;
}

/**
 * How well an account matches the text typed to choose a holder, the best first: its key begins with the text, or holds
 * each word of it.
 */
export const RANG_PORTEUR = { debut: 0, dedans: 1 } as const;

/**
 * Returns the `RANG_PORTEUR` of an account for the text `typed`, or null when its key lacks a word. `cle` is the
 * `searchKey` of the account's texts, family name first; accounts of equal rank are sorted by it.
 */
export function rangPorteur(cle: string, typed: string): number | null {
  const sought = searchKey(typed);
  if (cle.startsWith(sought)) return RANG_PORTEUR.debut;
  return sought.split(' ').every((word) => cle.includes(word)) ? RANG_PORTEUR.dedans : null;
}
