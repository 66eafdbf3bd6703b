import type { Nature } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import type { EtatImprime } from '@comptoir/domain/imprime';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Count, Francs } from '@comptoir/domain/units';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import type { ReglagesImprimes } from '../organisation';
import { type Description, type EnTete, type FaitImprime, faitsOf, type LigneImprime, ligneDe } from './description';
import { sommeEnLettres } from './enLettres';

/** The facts on the document of a payment, in francs. */
export interface ReglementImprime {
  numero: string;
  etat: EtatImprime;
  /** The number that it replaced; empty when it replaced none. */
  remplace: string;
  /** The number of its prints. */
  tirages: Count;
  from: ReglementFrom;
  date: string;
  caisse: string;
  nature: Nature;
  reference: string;
  /** The person who paid an order or took the money of an expense; empty when unknown. */
  tiers: string;
  tierstel: string;
  objet: string;
  montant: Francs;
  remis: Francs;
  rendu: Francs;
  troppercu: Francs;
  /** The amount owed before it, in (date, id) order; `reste` is the amount after it. */
  avant: Francs;
  reste: Francs;
  /** The person who entered it. */
  saisipar: string;
  /** The address of its public page; empty without one. */
  lien: string;
  /** The picture of the beneficiary's signature; null without one (ADR 0048). */
  decharge: Uint8Array | null;
}

/** The facts of the paper besides the payment itself. */
export interface EditionImprime {
  lang: Lang;
  organisation: EnTete;
  reglages: ReglagesImprimes;
  /** The person who made the paper, and the time: `editionOf`. */
  made: string;
}

/** The usual titles of vouchers, for an organisation that sets no others. */
export const TITRES_REGLEMENT: Readonly<Record<ReglementFrom, Texte>> = {
  [REGLEMENT_FROM.commande]: { fr: 'Pièce de caisse – entrée', en: 'Cash voucher – money in' },
  [REGLEMENT_FROM.depense]: { fr: 'Bon de caisse – sortie', en: 'Cash voucher – money out' },
};
/** The number of a document, as on its paper. */
export const NUMERO: Texte = { fr: 'N°\u00a0{{numero}}', en: 'No. {{numero}}' };
const DUPLICATA: Texte = { fr: 'DUPLICATA n°\u00a0{{tirage}}', en: 'DUPLICATE no. {{tirage}}' };
const ANNULE: Texte = { fr: 'ANNULÉ', en: 'CANCELLED' };
const REMPLACE: Texte = { fr: 'Annule et remplace {{numero}}', en: 'Cancels and replaces {{numero}}' };
const EN_LETTRES: Readonly<Record<ReglementFrom, Texte>> = {
  [REGLEMENT_FROM.commande]: { fr: 'Reçu la somme {{de}}{{somme}}.', en: 'Received: {{somme}}.' },
  [REGLEMENT_FROM.depense]: { fr: 'Payé la somme {{de}}{{somme}}.', en: 'Paid: {{somme}}.' },
};
const TIERS: Readonly<Record<ReglementFrom, Texte>> = {
  [REGLEMENT_FROM.commande]: { fr: 'Reçu de', en: 'Received from' },
  [REGLEMENT_FROM.depense]: { fr: 'Payé à', en: 'Paid to' },
};
const DECHARGE: Texte = { fr: 'Le bénéficiaire (décharge)', en: 'Beneficiary (receipt)' };
const SIGNATURES: Readonly<Record<ReglementFrom, readonly Texte[]>> = {
  [REGLEMENT_FROM.commande]: [
    { fr: 'Le caissier', en: 'Cashier' },
    { fr: 'Le client', en: 'Customer' },
  ],
  [REGLEMENT_FROM.depense]: [{ fr: 'Le caissier', en: 'Cashier' }, DECHARGE, { fr: 'Approuvé par', en: 'Approved by' }],
};

/** Labels that the screens have too; a test of the app keeps both equal. */
export const LIBELLES_REGLEMENT = {
  montant: { fr: 'Montant', en: 'Amount' },
  remis: { fr: 'Montant remis', en: 'Amount handed over' },
  rendu: { fr: 'Montant rendu', en: 'Amount returned' },
  troppercu: { fr: 'Trop perçu', en: 'Overpaid' },
  reste: { fr: 'Montant restant', en: 'Remaining amount' },
} as const satisfies Readonly<Record<string, Texte>>;

/** The owner of a copy. */
export const CLIENT: Texte = { fr: 'Exemplaire client', en: 'Customer’s copy' };
const BENEFICIAIRE: Texte = { fr: 'Exemplaire bénéficiaire', en: 'Beneficiary’s copy' };
const CAISSE: Texte = { fr: 'Exemplaire caisse', en: 'Register’s copy' };

const LIBELLES = {
  libelle: { fr: 'Libellé', en: 'Item' },
  avant: { fr: 'Dû avant ce paiement', en: 'Owed before this payment' },
  objet: { fr: 'Pour', en: 'For' },
  tel: { fr: 'Téléphone', en: 'Phone' },
  mode: { fr: 'Mode', en: 'Means' },
  saisipar: { fr: 'Saisi par', en: 'Entered by' },
} as const satisfies Readonly<Record<string, Texte>>;
export const A_SAVOIR: Texte = { fr: 'À savoir', en: 'Please note' };
/** The notice of a paper for a client: it is not an invoice. */
export const AVIS: Texte = {
  fr: 'Ne tient pas lieu de facture ni de reçu normalisé.',
  en: 'Does not stand in for an invoice or a normalised receipt.',
};

/** How the money of each kind of register moves, in the words of a paper. */
export const MODES: Readonly<Record<Nature, Texte>> = {
  especes: { fr: 'Espèces', en: 'Cash' },
  wave: { fr: 'Wave', en: 'Wave' },
  orange: { fr: 'Orange Money', en: 'Orange Money' },
  mtn: { fr: 'MTN MoMo', en: 'MTN MoMo' },
  moov: { fr: 'Moov Money', en: 'Moov Money' },
  banque: { fr: 'Banque', en: 'Bank' },
  avance: { fr: 'Avance', en: 'Advance' },
};

/** Names the file of a document: `BC-C1-2026-000058.pdf`. */
export const nomImprime = ({ numero }: Pick<ReglementImprime, 'numero'>): string => `${numero}.pdf`;

/** Names the picture of a document: `BC-C1-2026-000058.png`. */
export const nomImage = ({ numero }: Pick<ReglementImprime, 'numero'>): string => `${numero}.png`;

/** Names the file of several documents. */
export const NOM_LOT = 'documents.pdf';

/** Describes the document of a payment (ADR 0042). */
export function describeReglement(reglement: ReglementImprime, edition: EditionImprime): Description {
  const { lang, organisation, made, reglages } = edition;
  const { from, lien, decharge } = reglement;
  return {
    lang,
    organisation,
    made,
    title: titreReglementOf(from, lang, reglages),
    stamp: stampOf(reglement, lang),
    about: [...numerosOf(reglement, lang), formatDateLong(reglement.date, lang)],
    columns: [
      { key: 'libelle', header: LIBELLES.libelle[lang] },
      { key: 'montant', header: LIBELLES_REGLEMENT.montant[lang], align: 'end' },
    ],
    rows: rowsOf(reglement, lang),
    inWords: inWordsOf(reglement, lang),
    facts: factsOf(reglement, edition),
    signatures: SIGNATURES[from].map((qui) => qui[lang]),
    signature: decharge && { qui: DECHARGE[lang], image: decharge },
    lien,
    exemplaires: exemplairesOf(from === REGLEMENT_FROM.commande ? CLIENT : BENEFICIAIRE, edition),
  };
}

/** The title of a payment's document: the organisation's own title, the same in every language, or the usual one. */
export const titreReglementOf = (
  from: ReglementFrom,
  lang: Lang,
  { titreentree, titresortie }: Pick<ReglagesImprimes, 'titreentree' | 'titresortie'>,
): string => (from === REGLEMENT_FROM.commande ? titreentree : titresortie) || TITRES_REGLEMENT[from][lang];

/** The owners of the two copies, for an organisation that prints two: the other party, and the register or `ici`. */
export const exemplairesOf = (autre: Texte, { lang, reglages }: EditionImprime, ici = CAISSE): string[] =>
  reglages.deuxcopies === 1 ? [autre[lang], ici[lang]] : [];

/** The last remarks: the notice on a paper for a client, and the organisation's own text on every paper. */
export function aSavoirOf(isForClient: boolean, { lang, reglages }: EditionImprime): string {
  const avis = isForClient && reglages.avispiece === 1 ? AVIS[lang] : '';
  return [avis, reglages.pied].filter(Boolean).join('\n');
}

/** Marks a document that no longer counts or is a duplicate, so that its holder sees it at once. */
export function stampOf({ etat, tirages }: Pick<ReglementImprime, 'etat' | 'tirages'>, lang: Lang): string {
  const cancelled = etat === 'annule' ? ANNULE[lang] : '';
  const again = tirages > 1 ? sentenceOf(DUPLICATA, lang, { tirage: tirages }) : '';
  return [cancelled, again].filter(Boolean).join(' · ');
}

/** Its number, and the number that it replaces. */
const numerosOf = ({ numero, remplace }: ReglementImprime, lang: Lang): string[] => [
  sentenceOf(NUMERO, lang, { numero }),
  ...(remplace === '' ? [] : [sentenceOf(REMPLACE, lang, { numero: remplace })]),
];

/** The amount owed, the amount paid and the rest; the amount handed over only when it is higher. */
function rowsOf(
  { from, avant, montant, remis, rendu, troppercu, reste }: ReglementImprime,
  lang: Lang,
): LigneImprime[] {
  const labels = LIBELLES_REGLEMENT;
  return [
    ligneDe('avant', LIBELLES.avant[lang], avant),
    ...(remis > montant ? [ligneDe('remis', labels.remis[lang], remis)] : []),
    ...(rendu > 0 ? [ligneDe('rendu', labels.rendu[lang], rendu)] : []),
    ...(troppercu > 0 ? [ligneDe('troppercu', labels.troppercu[lang], troppercu)] : []),
    ligneDe('paye', from === REGLEMENT_FROM.commande ? RECU[lang] : PAYE[lang], montant, true),
    ligneDe('reste', labels.reste[lang], reste, true),
  ];
}

const RECU: Texte = { fr: 'Reçu', en: 'Received' };
const PAYE: Texte = { fr: 'Payé', en: 'Paid' };

/** Writes the amount in words, because words are harder to change with a pen. */
function inWordsOf({ from, montant }: ReglementImprime, lang: Lang): string {
  return sentenceOf(EN_LETTRES[from], lang, sommeEnLettres(montant, lang));
}

/** The person, the reason, the means of payment and the author; unknown facts are left out. */
function factsOf(reglement: ReglementImprime, edition: EditionImprime): FaitImprime[] {
  const { lang } = edition;
  const { from, tiers, tierstel, objet, caisse, nature, reference, saisipar } = reglement;
  const facts = {
    tiers,
    tel: tierstel && formatTelephone(tierstel),
    objet,
    mode: [MODES[nature][lang], caisse, reference].filter(Boolean).join(' · '),
    saisipar,
    avis: aSavoirOf(from === REGLEMENT_FROM.commande, edition),
  };
  return faitsOf(facts, { ...LIBELLES, tiers: TIERS[from], avis: A_SAVOIR }, lang);
}
