import { type Coupure, type LigneComptage, type NatureArrete, type SensEcart, sensOf } from '@comptoir/domain/arrete';
import { formatDateLong, formatInstant } from '@comptoir/domain/dates';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { Arrete } from './arretes';
import { type Lang, sentenceOf, type Texte } from './errorText';

// The texts about a closing that both the screens and its paper use, in both languages.

const NOMS: Readonly<Record<NatureArrete, Texte>> = {
  journee: { fr: 'N°\u00a0{{numero}} · arrêté au {{date}}', en: 'No. {{numero}} · closed up to {{date}}' },
  controle: { fr: 'N°\u00a0{{numero}} · contrôle du {{date}}', en: 'No. {{numero}} · count of {{date}}' },
};

/** Names a closing by its number and its day: "N° 12 · arrêté au 21 novembre 2026". */
export function nomArrete(
  { numero, nature, jusquau }: Pick<Arrete, 'numero' | 'nature' | 'jusquau'>,
  lang: Lang,
  format: (date: string, lang: Lang) => string = formatDateLong,
) {
  return sentenceOf(NOMS[nature], lang, { numero: formatNombre(numero), date: format(jusquau, lang) });
}

const COUPURES: Readonly<Record<LigneComptage['forme'], Texte>> = {
  billet: { fr: 'Billet de {{valeur}}', en: '{{valeur}} note' },
  piece: { fr: 'Pièce de {{valeur}}', en: '{{valeur}} coin' },
  appoint: { fr: 'Appoint (francs)', en: 'Loose francs' },
};

/** Names a kind of note or coin: "Billet de 10 000". */
export function nomCoupure({ forme, coupure }: Coupure, lang: Lang): string {
  return sentenceOf(COUPURES[forme], lang, { valeur: formatNombre(coupure) });
}

const ECARTS: Readonly<Record<SensEcart, Texte>> = {
  juste: { fr: 'Juste', en: 'Exact' },
  manquant: { fr: 'Manquant {{montant}}', en: 'Short {{montant}}' },
  excedent: { fr: 'Excédent {{montant}}', en: 'Over {{montant}}' },
};

/** Puts a variance, in francs, into words: "Juste", "Manquant 2 500 Fcfa", "Excédent 500 Fcfa". */
export function motsEcart(ecart: Francs, lang: Lang): string {
  return sentenceOf(ECARTS[sensOf(ecart)], lang, { montant: formatMontant(Math.abs(ecart)) });
}

/** What somebody did at an instant (ISO 8601 UTC). */
interface Acte {
  utilisateur: string;
  createdon: string;
}

const QUI_QUAND: Texte = { fr: '{{qui}}, le {{quand}}', en: '{{qui}}, on {{quand}}' };
const POURQUOI: Texte = { fr: '{{acte}}\u00a0: {{motif}}', en: '{{acte}}: {{motif}}' };

/** Says who did it and when: "Aya Konan, le 21/11/2026 18:05". */
export function quiQuand({ utilisateur, createdon }: Acte, lang: Lang): string {
  return sentenceOf(QUI_QUAND, lang, { qui: utilisateur, quand: formatInstant(createdon, lang) });
}

/** Says who did it, when and why: "Aya Konan, le 21/11/2026 18:05 : Oubli". */
export function quiQuandMotif(acte: Acte & { motif: string }, lang: Lang): string {
  return sentenceOf(POURQUOI, lang, { acte: quiQuand(acte, lang), motif: acte.motif });
}

const DU: Texte = { fr: 'Manquant dû par {{qui}} · {{acte}}', en: 'Shortage owed by {{qui}} · {{acte}}' };

/**
 * Says who booked the variance of a closing, when and why. When a person owes the missing amount, the text begins with
 * that person (ADR 0040): "Manquant dû par Koné Awa · Aya Konan, le 21/11/2026 18:05 : Oubli". Null when it is not
 * booked.
 */
export function motsRegularisation(
  { regularisation, utilisateur: qui }: Pick<Arrete, 'regularisation' | 'utilisateur'>,
  lang: Lang,
): string | null {
  if (regularisation === null) return null;
  const acte = quiQuandMotif(regularisation, lang);
  return regularisation.imputation === 'porteur' ? sentenceOf(DU, lang, { qui, acte }) : acte;
}
