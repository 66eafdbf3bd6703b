import { type BaseCommande, type LigneCommande, prixUnitaire } from './commande';
import { MAX_PROPOSITIONS, MAX_QUANTITE } from './limits';
import { isMontant } from './money';
import { searchKey } from './texte';
import type { Count, Francs } from './units';

/** A line while it is typed; a number is null until it is typed. */
export interface LigneTypee {
  libelle: string;
  qtecmd: Count | null;
  mnttotal: Francs | null;
}

/**
 * The typed line with its label trimmed, or null while it lacks a label, a whole quantity from 1 or an amount from 1
 * franc (spec § 5 Order). The contract accepts every line that this returns.
 */
export function ligneOf({ libelle, qtecmd, mnttotal }: LigneTypee): LigneCommande | null {
  const text = libelle.trim();
  if (text === '' || qtecmd === null || mnttotal === null) return null;
  const isCounted = Number.isInteger(qtecmd) && qtecmd >= 1 && qtecmd <= MAX_QUANTITE;
  return isCounted && isMontant(mnttotal) && mnttotal > 0 ? { libelle: text, qtecmd, mnttotal } : null;
}

/**
 * The total in francs of `qtecmd` pieces at `prix` francs each, for users who know the price of one piece; null when
 * one is missing or the total exceeds the largest amount. The order keeps only the total (PRODUCT 1.7).
 */
export function totalAuPrix(prix: Francs | null, qtecmd: Count | null): Francs | null {
  if (prix === null || qtecmd === null) return null;
  // A million pieces at the largest price exceed the safe integers, so the product is a BigInt.
  const total = Number(BigInt(prix) * BigInt(qtecmd));
  return isMontant(total) ? total : null;
}

/** Whether a line's total divides into whole francs, so that the price of one piece is exact. */
export function isPrixJuste({ qtecmd, mnttotal }: Pick<LigneCommande, 'qtecmd' | 'mnttotal'>): boolean {
  return mnttotal % qtecmd === 0;
}

/** A label of earlier lines, with the price of one piece in the newest of those lines, in francs, rounded down. */
export interface LigneProposee {
  libelle: string;
  prixunitaire: Francs;
}

/**
 * The labels to propose for the typed `term`: those of `lignes` (newest first) that contain it, each once with its
 * newest price, labels that begin with it first. Labels with the same search key count as one.
 */
export function propositions(lignes: readonly LigneCommande[], term: string): LigneProposee[] {
  const sought = searchKey(term);
  const newest = new Map<string, LigneProposee>();
  for (const ligne of sought === '' ? [] : lignes) {
    const key = searchKey(ligne.libelle);
    if (newest.has(key) || !key.includes(sought)) continue;
    newest.set(key, { libelle: ligne.libelle, prixunitaire: prixUnitaire(ligne) });
  }
  const begins = (key: string) => (key.startsWith(sought) ? 0 : 1);
  return [...newest]
    .sort(([a], [b]) => begins(a) - begins(b))
    .slice(0, MAX_PROPOSITIONS)
    .map(([, proposee]) => proposee);
}

/**
 * The part of an order that its line editor changes. Francs; `reduction` is in whole percent when it is a percentage.
 */
export interface Detail extends Pick<BaseCommande, 'fraissup' | 'reduction'> {
  lignes: readonly LigneCommande[];
}

/** Adds a line and resets the reduction, which must be decided again (spec § 4 Order reduction). */
export function addLigne({ lignes, fraissup }: Detail, ligne: LigneCommande): Detail {
  return { lignes: [...lignes, ligne], fraissup, reduction: 0 };
}

/**
 * Replaces the line at `rank` (from 0) and resets fees and reduction, to be decided again (spec § 4 Order reduction).
 */
export function replaceLigne({ lignes }: Detail, rank: number, ligne: LigneCommande): Detail {
  return { lignes: lignes.map((other, at) => (at === rank ? ligne : other)), fraissup: 0, reduction: 0 };
}

/**
 * Removes the line at `rank` (from 0) and resets fees and reduction, to be decided again (spec § 4 Order reduction).
 */
export function removeLigne({ lignes }: Detail, rank: number): Detail {
  return { lignes: lignes.filter((_, at) => at !== rank), fraissup: 0, reduction: 0 };
}

/** Changes the type of reduction and resets the reduction, because francs are not a percentage (PRODUCT 1.8). */
export function retypeReduction({ lignes, fraissup }: Detail): Detail {
  return { lignes, fraissup, reduction: 0 };
}

/** The typed values that a change has reset to 0, to tell the user (PRODUCT 1.8). */
export function resetOf(before: Detail, after: Detail): 'frais' | 'reduction' | 'fraisreduction' | null {
  const isFrais = before.fraissup !== 0 && after.fraissup === 0;
  const isReduction = before.reduction !== 0 && after.reduction === 0;
  if (isFrais) return isReduction ? 'fraisreduction' : 'frais';
  return isReduction ? 'reduction' : null;
}
