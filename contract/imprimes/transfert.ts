import { formatDateLong } from '@comptoir/domain/dates';
import type { EtatImprime } from '@comptoir/domain/imprime';
import { formatTelephone } from '@comptoir/domain/telephone';
import { type EtatTransfert, sortieOf } from '@comptoir/domain/transfert';
import type { Count, Francs } from '@comptoir/domain/units';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import { type Description, type FaitImprime, faitsOf, type LigneImprime, ligneDe } from './description';
import { sommeEnLettres } from './enLettres';
import {
  A_SAVOIR,
  aSavoirOf,
  type EditionImprime,
  exemplairesOf,
  LIBELLES_REGLEMENT,
  NUMERO,
  stampOf,
} from './reglement';

/**
 * The facts of the advance that the transfer grants; `echeance` is a plain date, `projet` is empty without a project.
 */
export interface AvanceImprimee {
  porteur: string;
  porteurtel: string;
  objet: string;
  projet: string;
  echeance: string;
}

/** The facts on the document of a transfer, in francs (ADR 0047): the transfer as it is now. */
export interface TransfertImprime {
  numero: string;
  /** The state of the document. */
  etat: EtatImprime;
  /** The number of its prints. */
  tirages: Count;
  source: string;
  cible: string;
  montant: Francs;
  frais: Francs;
  date: string;
  motif: string;
  referencesource: string;
  referencecible: string;
  /** The state of the transfer since the plain date `datereponse`. */
  suite: EtatTransfert;
  expediteur: string;
  repondeur: string;
  datereponse: string | null;
  motifreponse: string;
  /** The advance that it grants; null for any other transfer. */
  avance: AvanceImprimee | null;
  /** The address of its public page; empty without one. */
  lien: string;
}

export const BORDEREAU: Texte = { fr: 'Bordereau de transfert', en: 'Transfer slip' };
export const BON_AVANCE: Texte = { fr: 'Bon d’avance', en: 'Advance slip' };

const REMIS: Texte = { fr: 'Remis la somme {{de}}{{somme}}.', en: 'Handed over: {{somme}}.' };
const AVANCE: Texte = { fr: 'Avancé la somme {{de}}{{somme}}.', en: 'Advanced: {{somme}}.' };

const EN_ROUTE: Texte = { fr: 'En route', en: 'On its way' };
const REPONDU: Readonly<Record<Exclude<EtatTransfert, 'envoye'>, Texte>> = {
  recu: { fr: 'Reçu le {{date}} par {{repondeur}}', en: 'Received on {{date}} by {{repondeur}}' },
  refuse: { fr: 'Refusé le {{date}} par {{repondeur}}', en: 'Refused on {{date}} by {{repondeur}}' },
  annule: { fr: 'Annulé le {{date}} par {{repondeur}}', en: 'Withdrawn on {{date}} by {{repondeur}}' },
};

/** Labels on the documents of transfers and advances that the screens have too. */
export const LIBELLES_TRANSFERT = {
  frais: { fr: 'Frais', en: 'Fee' },
  source: { fr: 'De la caisse', en: 'From register' },
  cible: { fr: 'Vers la caisse', en: 'To register' },
  etat: { fr: 'État', en: 'State' },
  referencesource: { fr: 'Référence au départ', en: 'Reference when sent' },
  referencecible: { fr: 'Référence à l’arrivée', en: 'Reference when received' },
  motif: { fr: 'Motif', en: 'Reason' },
  porteur: { fr: 'Porteur', en: 'Holder' },
  tel: { fr: 'Téléphone', en: 'Phone' },
  objet: { fr: 'Objet', en: 'Purpose' },
  projet: { fr: 'Projet', en: 'Project' },
  echeance: { fr: 'À justifier avant le', en: 'To account for before' },
} as const satisfies Readonly<Record<string, Texte>>;

/** Labels that only the paper has. */
const LIBELLES = {
  ...LIBELLES_TRANSFERT,
  libelle: { fr: 'Libellé', en: 'Item' },
  sortie: { fr: 'Sorti de la caisse', en: 'Taken out of the register' },
  motifreponse: { fr: 'Motif de la réponse', en: 'Reason for the answer' },
  expediteur: { fr: 'Saisi par', en: 'Entered by' },
  avis: A_SAVOIR,
} as const satisfies Readonly<Record<string, Texte>>;

const SIGNATURES: readonly Texte[] = [
  { fr: 'Remis par', en: 'Handed over by' },
  { fr: 'Reçu par', en: 'Received by' },
];
const SIGNATURES_AVANCE: readonly Texte[] = [
  { fr: 'Le caissier', en: 'Cashier' },
  { fr: 'Le porteur (décharge)', en: 'Holder (receipt)' },
  { fr: 'Approuvé par', en: 'Approved by' },
];

const QUI_RECOIT: Texte = { fr: 'Exemplaire de qui reçoit', en: 'Receiver’s copy' };
const QUI_REMET: Texte = { fr: 'Exemplaire de qui remet', en: 'Giver’s copy' };
const PORTEUR: Texte = { fr: 'Exemplaire du porteur', en: 'Holder’s copy' };

/** Describes the document of a transfer: its slip, or the slip of the advance that it grants (ADR 0047). */
export function describeTransfert(transfert: TransfertImprime, edition: EditionImprime): Description {
  const { lang, organisation, made } = edition;
  const { numero, date, montant, avance, lien } = transfert;
  return {
    lang,
    organisation,
    made,
    title: (avance ? BON_AVANCE : BORDEREAU)[lang],
    stamp: stampOf(transfert, lang),
    about: [sentenceOf(NUMERO, lang, { numero }), formatDateLong(date, lang)],
    columns: [
      { key: 'libelle', header: LIBELLES.libelle[lang] },
      { key: 'montant', header: LIBELLES_REGLEMENT.montant[lang], align: 'end' },
    ],
    rows: rowsOf(transfert, lang),
    inWords: sentenceOf(avance ? AVANCE : REMIS, lang, sommeEnLettres(montant, lang)),
    facts: factsOf(transfert, edition),
    signatures: (avance ? SIGNATURES_AVANCE : SIGNATURES).map((qui) => qui[lang]),
    lien,
    exemplaires: avance ? exemplairesOf(PORTEUR, edition) : exemplairesOf(QUI_RECOIT, edition, QUI_REMET),
  };
}

/** The amount handed over; the fee and the sum taken out of the source only when there is a fee. */
function rowsOf({ montant, frais }: TransfertImprime, lang: Lang): LigneImprime[] {
  const moved = ligneDe('montant', LIBELLES_REGLEMENT.montant[lang], montant, true);
  if (frais === 0) return [moved];
  const sortie = sortieOf({ montant, frais });
  return [moved, ligneDe('frais', LIBELLES.frais[lang], frais), ligneDe('sortie', LIBELLES.sortie[lang], sortie, true)];
}

/** Where the money is: on its way, or the answer, with its day and its author. */
function suiteOf({ suite, datereponse, repondeur }: TransfertImprime, lang: Lang): string {
  if (suite === 'envoye' || datereponse === null) return EN_ROUTE[lang];
  return sentenceOf(REPONDU[suite], lang, { date: formatDateLong(datereponse, lang), repondeur });
}

/** The two registers and the reason, or the holder, the purpose and the due day; unknown facts are left out. */
function factsOf(transfert: TransfertImprime, edition: EditionImprime): FaitImprime[] {
  const { lang } = edition;
  const { source, cible, avance, motif, motifreponse, referencesource, referencecible, expediteur } = transfert;
  const about = avance
    ? {
        porteur: avance.porteur,
        tel: avance.porteurtel && formatTelephone(avance.porteurtel),
        objet: avance.objet,
        projet: avance.projet,
        echeance: formatDateLong(avance.echeance, lang),
        source,
      }
    : { source, cible, etat: suiteOf(transfert, lang), motif, motifreponse };
  const facts: Partial<Record<keyof typeof LIBELLES, string>> = {
    ...about,
    referencesource,
    referencecible,
    expediteur,
    avis: aSavoirOf(false, edition),
  };
  return faitsOf(facts, LIBELLES, lang);
}
