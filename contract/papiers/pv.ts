import { suiteOf } from '@comptoir/domain/arrete';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { ArreteDetail } from '../arretes';
import { motsEcart, motsRegularisation, nomArrete, nomCoupure, quiQuand, quiQuandMotif } from '../arreteTexts';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import { sommeEnLettres } from './enLettres';
import type { ColonnePapier, EnTete, FaitPapier, LignePapier, Papier } from './papier';

/** The words of the minutes alone. */
const TITRES: Readonly<Record<ArreteDetail['nature'], Texte>> = {
  journee: { fr: 'Procès-verbal d’arrêté de caisse', en: 'Register closing report' },
  controle: { fr: 'Procès-verbal de contrôle de caisse', en: 'Register count report' },
};
const EN_LETTRES: Texte = { fr: 'Arrêté à la somme {{de}}{{somme}}.', en: 'Counted: {{somme}}.' };
const SIGNATURES: readonly Texte[] = [
  { fr: 'Le caissier', en: 'Cashier' },
  { fr: 'Le témoin', en: 'Witness' },
  { fr: 'Le responsable', en: 'Manager' },
];

/** Labels that the screens have too; a test of the app holds both equal. */
export const LIBELLES_PV = {
  coupures: { fr: 'Billets et pièces', en: 'Notes and coins' },
  solde: { fr: 'Solde', en: 'Balance' },
  nombre: { fr: 'Nombre', en: 'Number' },
  montant: { fr: 'Montant', en: 'Amount' },
  compte: { fr: 'Compté', en: 'Counted' },
  attendu: { fr: 'Attendu', en: 'Expected' },
  ecart: { fr: 'Écart', en: 'Variance' },
  comptepar: { fr: 'Compté par', en: 'Counted by' },
  motif: { fr: 'Motif de l’écart', en: 'Reason for the variance' },
  a_expliquer: { fr: 'À expliquer', en: 'To explain' },
  regularisele: { fr: 'Régularisé', en: 'Booked' },
  rouvertle: { fr: 'Rouvert', en: 'Reopened' },
  observations: { fr: 'Observations', en: 'Remarks' },
} as const satisfies Readonly<Record<string, Texte>>;

/** What the minutes say besides the closing itself. */
export interface EditionPv {
  lang: Lang;
  organisation: EnTete;
  /** Who made the paper, and when: `editionOf`. */
  made: string;
}

/**
 * Describes the minutes of a closing or of a surprise count (ADR 0033): what was counted by notes and coins and in
 * words, what was expected, the variance, what became of it, and who signs. Amounts are francs.
 */
export function pvOf(arrete: ArreteDetail, { lang, organisation, made }: EditionPv): Papier {
  const { nature, caisse, code } = arrete;
  return {
    ...{ lang, organisation, made },
    title: TITRES[nature][lang],
    stamp: '',
    about: [`${caisse} (${code})`, nomArrete(arrete, lang)],
    columns: columnsOf(arrete, lang),
    rows: rowsOf(arrete, lang),
    inWords: inWordsOf(arrete, lang),
    facts: factsOf(arrete, lang),
    signatures: SIGNATURES.map((qui) => qui[lang]),
    lien: '',
  };
}

/** A wallet or a bank has one figure, so nothing is numbered. */
function columnsOf({ comptage }: ArreteDetail, lang: Lang): ColonnePapier[] {
  const { coupures, solde, nombre, montant } = LIBELLES_PV;
  const isByPieces = comptage.length > 0;
  return [
    { key: 'libelle', header: (isByPieces ? coupures : solde)[lang] },
    ...(isByPieces ? [{ key: 'nombre', header: nombre[lang], align: 'end' } as const] : []),
    { key: 'montant', header: montant[lang], align: 'end' },
  ];
}

function rowsOf({ comptage, compte, attendu, ecart }: ArreteDetail, lang: Lang): LignePapier[] {
  const sum = (id: 'compte' | 'attendu' | 'ecart', montant: string): LignePapier => ({
    id,
    cells: { libelle: LIBELLES_PV[id][lang], montant },
    isSum: true,
  });
  return [
    ...comptage.map((ligne) => ({
      id: `${ligne.forme} ${ligne.coupure}`,
      cells: {
        libelle: nomCoupure(ligne, lang),
        nombre: formatNombre(ligne.nombre),
        montant: formatMontant(ligne.coupure * ligne.nombre),
      },
    })),
    sum('compte', formatMontant(compte)),
    sum('attendu', formatMontant(attendu)),
    sum('ecart', motsEcart(ecart, lang)),
  ];
}

/** Says what was counted in words: a pen changes a figure more easily. */
function inWordsOf({ compte }: ArreteDetail, lang: Lang): string {
  return sentenceOf(EN_LETTRES, lang, sommeEnLettres(compte, lang));
}

/** Who counted, why the count differs, what was done about it; what there is nothing to say of is left out. */
function factsOf(arrete: ArreteDetail, lang: Lang): FaitPapier[] {
  const { motif, observations, regularisation, reouverture } = arrete;
  const suite = suiteOf({ ...arrete, mouvementcaisseid: regularisation?.mouvementcaisseid ?? null });
  const facts = {
    comptepar: quiQuand(arrete, lang),
    motif: suite === 'a_expliquer' ? LIBELLES_PV.a_expliquer[lang] : motif,
    regularisele: motsRegularisation(arrete, lang),
    rouvertle: reouverture && quiQuandMotif(reouverture, lang),
    observations,
  };
  return (Object.keys(facts) as (keyof typeof facts)[]).flatMap((id) => {
    const value = facts[id];
    return value ? [{ id, label: LIBELLES_PV[id][lang], value }] : [];
  });
}
