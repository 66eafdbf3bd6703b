import { type EtatLivraison, prixUnitaire } from '@comptoir/domain/commande';
import { dayOfInstant, formatDateLong } from '@comptoir/domain/dates';
import type { EtatImprime } from '@comptoir/domain/imprime';
import { isPrixJuste } from '@comptoir/domain/lignes';
import { formatMontant, formatNombre, subtract, sum } from '@comptoir/domain/money';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Count, Francs } from '@comptoir/domain/units';
import type { LigneCommande } from '../commandes';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import { type Description, type FaitImprime, faitsOf, type LigneImprime } from './description';
import { sommeEnLettres } from './enLettres';
import { A_SAVOIR, aSavoirOf, CLIENT, type EditionImprime, exemplairesOf, NUMERO, stampOf } from './reglement';

/** The facts on the papers of an order, in francs (ADR 0045): the order as it is now. */
export interface CommandeImprime {
  numero: string;
  /** The state of its document. */
  etat: EtatImprime;
  /** The number of prints of its order form. */
  tirages: Count;
  client: string;
  tel: string;
  createdon: string;
  datelivraison: string | null;
  quantite: Count;
  fraissup: Francs;
  montantreduction: Francs;
  montant: Francs;
  reste: Francs;
  /** The state of the delivery since the instant `livraisonle`. */
  livraison: EtatLivraison;
  livraisonle: string;
  detailscommande: readonly LigneCommande[];
  /** The person who took the order. */
  saisipar: string;
}

export const BON_COMMANDE: Texte = { fr: 'Bon de commande', en: 'Order form' };
const BON_LIVRAISON: Texte = { fr: 'Bon de livraison', en: 'Delivery note' };
const DE_COMMANDE: Texte = { fr: 'Commande n°\u00a0{{numero}}', en: 'Order no. {{numero}}' };
const POUR: Texte = { fr: 'Client\u00a0: {{client}}', en: 'Client: {{client}}' };
const EN_LETTRES: Texte = { fr: 'Arrêté à la somme {{de}}{{somme}}.', en: 'Total in words: {{somme}}.' };

/** Labels that the screens have too; a test of the app keeps both equal. */
export const LIBELLES_COMMANDE = {
  quantite: { fr: 'Quantité', en: 'Quantity' },
  prix: { fr: 'Prix unitaire', en: 'Unit price' },
  montant: { fr: 'Montant', en: 'Amount' },
  totalarticles: { fr: 'Total des articles', en: 'Items total' },
  frais: { fr: 'Frais', en: 'Fees' },
  reduction: { fr: 'Réduction', en: 'Reduction' },
  total: { fr: 'Montant de la commande', en: 'Order amount' },
  reste: { fr: 'Reste dû', en: 'Remaining' },
  quantitetotale: { fr: 'Quantité totale', en: 'Total quantity' },
  datelivraison: { fr: 'Date de livraison', en: 'Delivery date' },
  livraison: { fr: 'Livraison', en: 'Delivery' },
} as const satisfies Readonly<Record<string, Texte>>;

/** The states of a delivery in the words of the screens. */
export const ETATS_LIVRAISON_DITS: Readonly<Record<EtatLivraison, Texte>> = {
  0: { fr: 'Emballage', en: 'Packaging' },
  1: { fr: 'Expédiée', en: 'Shipped' },
  2: { fr: 'En livraison', en: 'In delivery' },
  3: { fr: 'Livrée', en: 'Delivered' },
};

const LIBELLES = {
  ...LIBELLES_COMMANDE,
  article: { fr: 'Article', en: 'Item' },
  paye: { fr: 'Payé', en: 'Paid' },
  saisipar: { fr: 'Saisie par', en: 'Entered by' },
  avis: A_SAVOIR,
} as const satisfies Readonly<Record<string, Texte>>;

const SIGNATURES_COMMANDE: readonly Texte[] = [
  { fr: 'Le vendeur', en: 'Seller' },
  { fr: 'Le client', en: 'Client' },
];
const SIGNATURES_LIVRAISON: readonly Texte[] = [
  { fr: 'Livré par', en: 'Delivered by' },
  { fr: 'Reçu par (nom, date, signature)', en: 'Received by (name, date, signature)' },
];

/** Names the file of a delivery note after the order's number: `BL-2026-000012.pdf`. */
export const nomLivraison = ({ numero }: Pick<CommandeImprime, 'numero'>): string =>
  `${numero.replace(/^BDC/, 'BL')}.pdf`;

/** Describes the order form of an order (ADR 0045); `lien` is the address of its public page, empty without one. */
export function describeCommande(commande: CommandeImprime & { lien: string }, edition: EditionImprime): Description {
  const { lang, organisation, made } = edition;
  return {
    lang,
    organisation,
    made,
    title: BON_COMMANDE[lang],
    stamp: stampOf(commande, lang),
    about: [
      sentenceOf(NUMERO, lang, { numero: commande.numero }),
      dayOf(commande.createdon, lang),
      clientOf(commande, lang),
    ],
    columns: [
      { key: 'article', header: LIBELLES.article[lang] },
      { key: 'quantite', header: LIBELLES_COMMANDE.quantite[lang], align: 'end' },
      { key: 'prix', header: LIBELLES_COMMANDE.prix[lang], align: 'end' },
      { key: 'montant', header: LIBELLES_COMMANDE.montant[lang], align: 'end' },
    ],
    rows: [...lignesOf(commande, true), ...sumsOf(commande, lang)],
    inWords: sentenceOf(EN_LETTRES, lang, sommeEnLettres(commande.montant, lang)),
    facts: factsOf(commande, { saisipar: commande.saisipar, avis: aSavoirOf(true, edition) }, lang),
    signatures: SIGNATURES_COMMANDE.map((qui) => qui[lang]),
    lien: commande.lien,
    exemplaires: exemplairesOf(CLIENT, edition),
  };
}

/** Describes the delivery note of an order, without amounts; it is never a duplicate (ADR 0045). */
export function describeLivraison(commande: CommandeImprime, edition: EditionImprime): Description {
  const { lang, organisation, made } = edition;
  const { numero, etat, createdon, livraison, livraisonle, quantite } = commande;
  const dite = [ETATS_LIVRAISON_DITS[livraison][lang], dayOf(livraisonle, lang)].join(' · ');
  const total = { article: LIBELLES_COMMANDE.quantitetotale[lang], quantite: formatNombre(quantite) };
  return {
    lang,
    organisation,
    made,
    title: BON_LIVRAISON[lang],
    stamp: stampOf({ etat, tirages: 0 }, lang),
    about: [sentenceOf(DE_COMMANDE, lang, { numero }), dayOf(createdon, lang), clientOf(commande, lang)],
    columns: [
      { key: 'article', header: LIBELLES.article[lang] },
      { key: 'quantite', header: LIBELLES_COMMANDE.quantite[lang], align: 'end' },
    ],
    rows: [...lignesOf(commande, false), { id: 'quantite', cells: total, isSum: true }],
    inWords: '',
    facts: factsOf(commande, { livraison: dite, avis: aSavoirOf(false, edition) }, lang),
    signatures: SIGNATURES_LIVRAISON.map((qui) => qui[lang]),
    // A paper without amounts must not link to them.
    lien: '',
    exemplaires: exemplairesOf(CLIENT, edition),
  };
}

const dayOf = (instant: string, lang: Lang): string => formatDateLong(dayOfInstant(instant), lang);

/** The articles in the order in which they were typed. */
const lignesOf = ({ detailscommande }: CommandeImprime, hasMontants: boolean): LigneImprime[] =>
  detailscommande.map((ligne) => ({
    id: `ligne${ligne.id}`,
    cells: {
      article: ligne.libelle,
      quantite: formatNombre(ligne.qtecmd),
      ...(hasMontants && { prix: prixOf(ligne), montant: formatMontant(ligne.mnttotal) }),
    },
  }));

/** How the total is made, what is paid and what remains; fees and reduction only when there are some. */
function sumsOf({ detailscommande, fraissup, montantreduction, montant, reste }: CommandeImprime, lang: Lang) {
  const totallignes = sum(detailscommande.map(({ mnttotal }) => mnttotal));
  const row = (id: string, label: Texte, francs: Francs, isSum = false): LigneImprime => ({
    id,
    cells: { article: label[lang], montant: formatMontant(francs) },
    isSum,
  });
  return [
    row('totalarticles', LIBELLES_COMMANDE.totalarticles, totallignes),
    ...(fraissup > 0 ? [row('frais', LIBELLES_COMMANDE.frais, fraissup)] : []),
    ...(montantreduction > 0 ? [row('reduction', LIBELLES_COMMANDE.reduction, subtract(0, montantreduction))] : []),
    row('total', LIBELLES_COMMANDE.total, montant, true),
    row('paye', LIBELLES.paye, subtract(montant, reste)),
    row('reste', LIBELLES_COMMANDE.reste, reste, true),
  ];
}

/** The client of the order, above its articles: readers look for their own name first. */
const clientOf = ({ client, tel }: CommandeImprime, lang: Lang): string =>
  [sentenceOf(POUR, lang, { client }), formatTelephone(tel)].filter(Boolean).join(' · ');

/** The price of one piece, marked as approximate when the line's total is not a multiple of it. */
function prixOf(ligne: LigneCommande): string {
  const prix = formatMontant(prixUnitaire(ligne));
  return isPrixJuste(ligne) ? prix : `≈\u00a0${prix}`;
}

/** The day of delivery, if any, comes before the other facts. */
const factsOf = (
  { datelivraison }: CommandeImprime,
  known: Partial<Record<keyof typeof LIBELLES, string>>,
  lang: Lang,
): FaitImprime[] =>
  faitsOf({ datelivraison: datelivraison && formatDateLong(datelivraison, lang), ...known }, LIBELLES, lang);
