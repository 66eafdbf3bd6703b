import type { Francs } from '@comptoir/domain/units';
import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inFrench } from 'n2words/fr-FR';
import type { Lang } from '../errorText';

const MILLION = 1_000_000;

/** The words after a number in French: "deux francs", but "deux millions de francs"; 0 and 1 are singular. */
function francsApres(montant: Francs): string {
  if (montant < 2) return 'franc\u00a0CFA';
  return montant % MILLION === 0 ? 'de francs\u00a0CFA' : 'francs\u00a0CFA';
}

/**
 * Writes an amount of whole francs, 0 or more, in words: "quarante-sept mille cinq cents francs CFA", "forty-seven
 * thousand five hundred CFA francs". The words of the currency stay on one line. Only papers and the dialog in which a
 * beneficiary signs load it (ADR 0036, 0048).
 */
export function montantEnLettres(montant: Francs, lang: Lang): string {
  if (lang === 'fr') return `${inFrench(montant)} ${francsApres(montant)}`;
  return `${inEnglish(montant)} CFA\u00a0${montant === 1 ? 'franc' : 'francs'}`;
}

/** An amount in words for a sentence with the French `{{de}}{{somme}}`: "de deux francs", "d’un million". */
export function sommeEnLettres(montant: Francs, lang: Lang): { de: string; somme: string } {
  const somme = montantEnLettres(montant, lang);
  return { de: somme.startsWith('un ') ? 'd’' : 'de ', somme };
}
