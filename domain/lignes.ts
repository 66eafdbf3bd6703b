import { type BaseCommande, type LigneCommande, prixUnitaire } from './commande';
import { MAX_PROPOSITIONS, MAX_QUANTITE } from './limits';
import { isMontant } from './money';
import { searchKey } from './texte';
import type { Count, Francs } from './units';

/** A line as it is being typed: null while a number is not there. */
export interface LigneTypee {
  libelle: string;
  qtecmd: Count | null;
  mnttotal: Francs | null;
}

/**
 * The line that was typed, its label without the blanks around it; null while its label, a whole quantity from 1 or an
 * amount from 1 franc is missing (spec § 5 Order). What is kept here is what the contract takes.
 */
export function ligneOf({ libelle, qtecmd, mnttotal }: LigneTypee): LigneCommande | null {
  const text = libelle.trim();
  if (text === '' || qtecmd === null || mnttotal === null) return null;
  const isCounted = Number.isInteger(qtecmd) && qtecmd >= 1 && qtecmd <= MAX_QUANTITE;
  return isCounted && isMontant(mnttotal) && mnttotal > 0 ? { libelle: text, qtecmd, mnttotal } : null;
}

/**
 * Francs of a line of `qtecmd` pieces at `prix` francs each, for who knows the price of one; null while one of them is not
 * there, or where it would be no amount any more. The line's total is what is kept (PRODUCT 1.7).
 */
export function totalAuPrix(prix: Francs | null, qtecmd: Count | null): Francs | null {
  if (prix === null || qtecmd === null) return null;
  // A million pieces of the dearest is beyond what a number holds exactly.
  const total = Number(BigInt(prix) * BigInt(qtecmd));
  return isMontant(total) ? total : null;
}

/** Whether a line's total divides into whole francs, so that the price of one piece is exact. */
export function isPrixJuste({ qtecmd, mnttotal }: Pick<LigneCommande, 'qtecmd' | 'mnttotal'>): boolean {
  return mnttotal % qtecmd === 0;
}

/** A label of former lines, with the price of one piece in the newest of them, francs rounded down. */
export interface LigneProposee {
  libelle: string;
  prixunitaire: Francs;
}

/**
 * What lines, newest first, propose to who typed `term`: the labels that contain it, each once with its newest price,
 * those that begin with it first. Spellings that are searched alike are one label.
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

/** What a change of the lines changes. Francs; `reduction` whole percent where it is a percentage. */
export interface Detail extends Pick<BaseCommande, 'fraissup' | 'reduction'> {
  lignes: readonly LigneCommande[];
}

/** A line more: the reduction is to be thought over again (spec § 4 Order reduction). */
export function addLigne({ lignes, fraissup }: Detail, ligne: LigneCommande): Detail {
  return { lignes: [...lignes, ligne], fraissup, reduction: 0 };
}

/** Another line in the place `rank`, from 0: fees and reduction are to be thought over again (spec § 4 Order reduction). */
export function replaceLigne({ lignes }: Detail, rank: number, ligne: LigneCommande): Detail {
  return { lignes: lignes.map((other, at) => (at === rank ? ligne : other)), fraissup: 0, reduction: 0 };
}

/** The line of the place `rank`, from 0, less: fees and reduction are to be thought over again (spec § 4 Order reduction). */
export function removeLigne({ lignes }: Detail, rank: number): Detail {
  return { lignes: lignes.filter((_, at) => at !== rank), fraissup: 0, reduction: 0 };
}

/** Another type of reduction: francs are no percentage, what was typed starts again (PRODUCT 1.8). */
export function retype({ lignes, fraissup }: Detail): Detail {
  return { lignes, fraissup, reduction: 0 };
}

/** What was typed and is 0 now, to be told (PRODUCT 1.8). */
export function resetOf(before: Detail, after: Detail): 'frais' | 'reduction' | 'fraisreduction' | null {
  const isFrais = before.fraissup !== 0 && after.fraissup === 0;
  const isReduction = before.reduction !== 0 && after.reduction === 0;
  if (isFrais) return isReduction ? 'fraisreduction' : 'frais';
  return isReduction ? 'reduction' : null;
}
