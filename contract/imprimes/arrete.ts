import { suiteOf } from '@comptoir/domain/arrete';
import { formatDateLong } from '@comptoir/domain/dates';
import type { EtatImprime } from '@comptoir/domain/imprime';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Count } from '@comptoir/domain/units';
import type { ArreteDetail } from '../arretes';
import { motsEcart, motsRegularisation, nomArrete, nomCoupure, quiQuand, quiQuandMotif } from '../arreteTexts';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import { annexeDepuis, type ComptagePv, type Depuis, LIBELLES_DEPUIS } from './depuis';
import { type ColonneImprime, type Description, type FaitImprime, faitsOf, type LigneImprime } from './description';
import { sommeEnLettres } from './enLettres';
import { A_SAVOIR, aSavoirOf, type EditionImprime, NUMERO, stampOf } from './reglement';

/**
 * The facts on the document of a closing (ADR 0049): the closing as it is now, and the ledger after the closing before
 * it, `depuis`. `tirages` counts its prints; `lien` is the address of its public page, empty without one.
 */
export interface ArreteImprime {
  arrete: ArreteDetail;
  etat: EtatImprime;
  tirages: Count;
  depuis: Depuis;
  lien: string;
}

/** The titles of the minutes. */
const TITRES: Readonly<Record<ArreteDetail['nature'], Texte>> = {
  journee: { fr: 'Procès-verbal d’arrêté de caisse', en: 'Register closing report' },
  controle: { fr: 'Procès-verbal de contrôle de caisse', en: 'Register count report' },
};
/** The number of the count among those of its register. */
const RANGS: Readonly<Record<ArreteDetail['nature'], Texte>> = {
  journee: { fr: 'Arrêté n°\u00a0{{numero}}, au {{date}}', en: 'Closing no. {{numero}}, up to {{date}}' },
  controle: { fr: 'Contrôle n°\u00a0{{numero}}, du {{date}}', en: 'Count no. {{numero}}, of {{date}}' },
};
const EN_LETTRES: Texte = { fr: 'Arrêté à la somme {{de}}{{somme}}.', en: 'Counted: {{somme}}.' };
const SIGNATURES: readonly Texte[] = [
  { fr: 'Le caissier', en: 'Cashier' },
  { fr: 'Le témoin', en: 'Witness' },
  { fr: 'Le responsable', en: 'Manager' },
];

/** Counts after the closing before that closed no day, or whose day was reopened. */
const COMPTAGES: Texte = { fr: 'Comptages depuis', en: 'Counts since' };
const COMPTAGE: Texte = { fr: '{{nom}}\u00a0: {{compte}}, {{ecart}}', en: '{{nom}}: {{compte}}, {{ecart}}' };

/** Labels that the screens have too; a test of the app keeps both equal. */
export const LIBELLES_ARRETE = {
  coupures: { fr: 'Billets et pièces', en: 'Notes and coins' },
  solde: { fr: 'Solde', en: 'Balance' },
  nombre: { fr: 'Nombre', en: 'Number' },
  montant: LIBELLES_DEPUIS.montant,
  compte: { fr: 'Compté', en: 'Counted' },
  attendu: LIBELLES_DEPUIS.attendu,
  ecart: { fr: 'Écart', en: 'Variance' },
  comptepar: { fr: 'Compté par', en: 'Counted by' },
  motif: { fr: 'Motif de l’écart', en: 'Reason for the variance' },
  a_expliquer: { fr: 'À expliquer', en: 'To explain' },
  regularisele: { fr: 'Régularisé', en: 'Booked' },
  rouvertle: { fr: 'Rouvert', en: 'Reopened' },
  observations: { fr: 'Observations', en: 'Remarks' },
} as const satisfies Readonly<Record<string, Texte>>;

/**
 * Describes the minutes of a closing or of a surprise count (ADR 0033, 0049), in francs: what was counted, by notes and
 * coins and in words, what was expected, the variance, its follow-up and the signatures. An annex shows the ledger that
 * leads to it.
 */
export function describeArrete(
  { arrete, etat, tirages, depuis, lien }: ArreteImprime,
  edition: EditionImprime,
): Description {
  const { lang, organisation, made } = edition;
  const { nature, caisse, code, numero, jusquau, pv } = arrete;
  return {
    lang,
    organisation,
    made,
    title: TITRES[nature][lang],
    stamp: stampOf({ etat, tirages }, lang),
    about: [
      sentenceOf(NUMERO, lang, { numero: pv }),
      `${caisse} (${code})`,
      sentenceOf(RANGS[nature], lang, { numero: formatNombre(numero), date: formatDateLong(jusquau, lang) }),
    ],
    columns: columnsOf(arrete, lang),
    rows: rowsOf(arrete, lang),
    inWords: inWordsOf(arrete, lang),
    facts: factsOf(arrete, depuis.comptages, edition),
    annexe: annexeDepuis(depuis, lang),
    signatures: SIGNATURES.map((qui) => qui[lang]),
    lien,
  };
}

/** A wallet or a bank has one figure, so it needs no column of numbers. */
function columnsOf({ comptage }: ArreteDetail, lang: Lang): ColonneImprime[] {
  const { coupures, solde, nombre, montant } = LIBELLES_ARRETE;
  const isByPieces = comptage.length > 0;
  return [
    { key: 'libelle', header: (isByPieces ? coupures : solde)[lang] },
    ...(isByPieces ? [{ key: 'nombre', header: nombre[lang], align: 'end' } as const] : []),
    { key: 'montant', header: montant[lang], align: 'end' },
  ];
}

function rowsOf({ comptage, compte, attendu, ecart }: ArreteDetail, lang: Lang): LigneImprime[] {
  const sum = (id: 'compte' | 'attendu' | 'ecart', montant: string): LigneImprime => ({
    id,
    cells: { libelle: LIBELLES_ARRETE[id][lang], montant },
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

/** Names a count with its amount and its variance: "N° 26 · contrôle du 25 novembre 2026 : 730 000 Fcfa, Juste". */
function comptageOf(comptage: ComptagePv, lang: Lang): string {
  const { compte, ecart } = comptage;
  const said = { compte: formatMontant(compte), ecart: motsEcart(ecart, lang) };
  return sentenceOf(COMPTAGE, lang, { nom: nomArrete(comptage, lang), ...said });
}

/** Writes the counted amount in words, because words are harder to change with a pen. */
function inWordsOf({ compte }: ArreteDetail, lang: Lang): string {
  return sentenceOf(EN_LETTRES, lang, sommeEnLettres(compte, lang));
}

/** Who counted, why the count differs and what was done about it; empty facts are left out. */
function factsOf(arrete: ArreteDetail, comptages: readonly ComptagePv[], edition: EditionImprime): FaitImprime[] {
  const { lang } = edition;
  const { motif, observations, regularisation, reouverture } = arrete;
  const suite = suiteOf({ ...arrete, mouvementcaisseid: regularisation?.mouvementcaisseid ?? null });
  const facts = {
    comptepar: quiQuand(arrete, lang),
    motif: suite === 'a_expliquer' ? LIBELLES_ARRETE.a_expliquer[lang] : motif,
    regularisele: motsRegularisation(arrete, lang),
    rouvertle: reouverture && quiQuandMotif(reouverture, lang),
    observations,
    comptages: comptages.map((comptage) => comptageOf(comptage, lang)).join('\n'),
    avis: aSavoirOf(false, edition),
  };
  return faitsOf(facts, { ...LIBELLES_ARRETE, comptages: COMPTAGES, avis: A_SAVOIR }, lang);
}
