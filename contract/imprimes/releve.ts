import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Periode } from '@comptoir/domain/periode';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Francs } from '@comptoir/domain/units';
import type { Client, Releve } from '../clients';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import { type Description, type EnTete, type FaitImprime, faitsOf, type LigneImprime } from './description';
import { sommeEnLettres } from './enLettres';

/**
 * The facts on the paper of a statement, in francs. `adresse` is empty for a reader without the right to read clients.
 */
export interface ReleveImprime {
  client: Pick<Client, 'libelleclient' | 'tel' | 'adresse'>;
  jours: Periode;
  releve: Releve;
}

/** The facts of the paper besides the statement itself. */
export interface EditionReleve {
  lang: Lang;
  organisation: EnTete;
  /** The person who made the paper, and the time: `editionOf`. */
  made: string;
}

const TITRE: Texte = { fr: 'Relevé de compte client', en: 'Client statement' };
const RESTE: Texte = {
  fr: 'Au {{date}}, reste à payer la somme {{de}}{{somme}}.',
  en: 'Remaining to be paid on {{date}}: {{somme}}.',
};
const AVANCE: Texte = {
  fr: 'Au {{date}}, payé d’avance la somme {{de}}{{somme}}.',
  en: 'Paid in advance on {{date}}: {{somme}}.',
};
const SOLDE: Texte = { fr: 'Au {{date}}, il ne reste rien à payer.', en: 'Nothing remains to be paid on {{date}}.' };

/** Labels that the screens have too; a test of the app keeps both equal. */
export const LIBELLES_RELEVE = {
  date: { fr: 'Date', en: 'Date' },
  libelle: { fr: 'Libellé', en: 'Label' },
  debit: { fr: 'Commandé', en: 'Ordered' },
  credit: { fr: 'Réglé', en: 'Paid' },
  solde: { fr: 'Solde', en: 'Balance' },
  avant: { fr: 'Solde avant le {{date}}', en: 'Balance before {{date}}' },
  apres: { fr: 'Solde au {{date}}', en: 'Balance on {{date}}' },
  commande: { fr: 'Commande N°\u00a0{{numero}}', en: 'Order No. {{numero}}' },
  reglement: { fr: 'Règlement, commande N°\u00a0{{numero}}', en: 'Payment, order No. {{numero}}' },
  contrepassation: {
    fr: 'Contre-passation du règlement, commande N°\u00a0{{numero}}',
    en: 'Reversal of the payment, order No. {{numero}}',
  },
  periode: { fr: 'Du {{debut}} au {{fin}}', en: 'From {{debut}} to {{fin}}' },
  tel: { fr: 'Téléphone', en: 'Phone' },
  adresse: { fr: 'Adresse', en: 'Address' },
  troppercu: { fr: 'Trop perçu', en: 'Overpaid' },
} as const satisfies Readonly<Record<string, Texte>>;

/**
 * Describes the statement of a client (PRODUCT M): the debt before its days, each order, payment and reversal with the
 * debt after it, and the final debt, also in words. Below stands the surplus that is held (ADR 0052). Nobody signs it:
 * it is computed, not agreed.
 */
export function describeReleve(imprime: ReleveImprime, { lang, organisation, made }: EditionReleve): Description {
  const { date, libelle, debit, credit, solde, periode } = LIBELLES_RELEVE;
  const { client, jours, releve } = imprime;
  const day = (jour: string) => formatDateLong(jour, lang);
  return {
    lang,
    organisation,
    made,
    title: TITRE[lang],
    stamp: '',
    about: [client.libelleclient, sentenceOf(periode, lang, { debut: day(jours.datedebut), fin: day(jours.datefin) })],
    columns: [
      // Aligned at the end like the amounts: such a column is as narrow as its texts.
      { key: 'date', header: date[lang], align: 'end' },
      { key: 'libelle', header: libelle[lang] },
      { key: 'debit', header: debit[lang], align: 'end' },
      { key: 'credit', header: credit[lang], align: 'end' },
      { key: 'solde', header: solde[lang], align: 'end' },
    ],
    rows: rowsOf(imprime, lang),
    inWords: inWordsOf(releve.soldefin, day(jours.datefin), lang),
    facts: factsOf(imprime, lang),
    signatures: [],
    lien: '',
  };
}

const francsOrNothing = (montant: Francs): string => (montant === 0 ? '' : formatMontant(montant));

/** The lines, between the debt before them and the sums with the debt after them. */
function rowsOf({ jours, releve }: ReleveImprime, lang: Lang): LigneImprime[] {
  const { reportdebut, lignes, totaldebit, totalcredit, soldefin } = releve;
  const { avant, apres } = LIBELLES_RELEVE;
  const day = (date: string) => formatDateShort(date, lang);
  return [
    {
      id: 'avant',
      cells: { libelle: sentenceOf(avant, lang, { date: day(jours.datedebut) }), solde: formatMontant(reportdebut) },
      isSum: true,
    },
    ...lignes.map(({ date, nature, commandeid, libelle, debit, credit, solde }, rank) => ({
      id: `ligne${rank}`,
      cells: {
        date: day(date),
        libelle: [sentenceOf(LIBELLES_RELEVE[nature], lang, { numero: commandeid }), libelle]
          .filter(Boolean)
          .join(' · '),
        debit: francsOrNothing(debit),
        credit: francsOrNothing(credit),
        solde: formatMontant(solde),
      },
    })),
    {
      id: 'apres',
      cells: {
        libelle: sentenceOf(apres, lang, { date: day(jours.datefin) }),
        debit: formatMontant(totaldebit),
        credit: formatMontant(totalcredit),
        solde: formatMontant(soldefin),
      },
      isSum: true,
    },
  ];
}

/** Writes the debt after the period in words; it is negative when payments are dated before their order. */
function inWordsOf(soldefin: Francs, date: string, lang: Lang): string {
  if (soldefin === 0) return sentenceOf(SOLDE, lang, { date });
  return sentenceOf(soldefin > 0 ? RESTE : AVANCE, lang, { date, ...sommeEnLettres(Math.abs(soldefin), lang) });
}

/** The surplus held for the client, and the client's phone and address; unknown facts are left out. */
function factsOf({ client: { tel, adresse }, releve }: ReleveImprime, lang: Lang): FaitImprime[] {
  const facts = { troppercu: francsOrNothing(releve.troppercu), tel: formatTelephone(tel), adresse };
  return faitsOf(facts, LIBELLES_RELEVE, lang);
}
