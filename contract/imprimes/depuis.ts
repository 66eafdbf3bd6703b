import type { MotifEcriture, Origine } from '@comptoir/domain/caisse';
import { dayOfInstant, formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { add, formatMontant, subtract, sum } from '@comptoir/domain/money';
import type { Count, Francs } from '@comptoir/domain/units';
import type { Arrete } from '../arretes';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import type { AnnexeImprime, LigneImprime } from './description';

/** The most ledger lines that the minutes show; earlier ones are summed in one line. */
export const MAX_LIGNES_PV = 200;

/**
 * A line of the ledger on the minutes; `montant` is its signed difference in francs, `createdon` an instant in ISO 8601
 * UTC.
 */
export interface LignePv {
  seq: Count;
  createdon: string;
  motif: MotifEcriture;
  montant: Francs;
  origine: Origine;
  description: string;
}

/** A count that closed no day, or whose day was reopened: the counted amount and its variance, in francs. */
export type ComptagePv = Pick<Arrete, 'numero' | 'nature' | 'jusquau' | 'compte' | 'ecart'>;

/** The most counts in between that the minutes name. */
export const MAX_COMPTAGES_PV = 10;

/** The ledger of a register between two closings, in francs. */
export interface Depuis {
  /** The closing before; null when there is none. */
  dernier: { numero: Count; jusquau: string } | null;
  /** The balance at the beginning. */
  depart: Francs;
  /** The number of lines; they brought in `entrees` and took out `sorties`. */
  nombre: Count;
  entrees: Francs;
  sorties: Francs;
  /** The latest `MAX_LIGNES_PV` lines, in order. */
  lignes: readonly LignePv[];
  /** The latest counts in between, in order: a recount does not hide an earlier count. */
  comptages: readonly ComptagePv[];
}

/** The labels of the table; the minutes use the same words for an amount and for what is expected. */
export const LIBELLES_DEPUIS = {
  titre: {
    fr: 'Mouvements depuis l’arrêté n°\u00a0{{numero}}, au {{date}}',
    en: 'Movements since closing no. {{numero}}, up to {{date}}',
  },
  debut: { fr: 'Mouvements depuis l’ouverture de la caisse', en: 'Movements since the register was opened' },
  saisi: { fr: 'Saisi le', en: 'Entered on' },
  libelle: { fr: 'Libellé', en: 'Label' },
  montant: { fr: 'Montant', en: 'Amount' },
  depart: { fr: 'Solde de départ', en: 'Starting balance' },
  avant: { fr: '{{nombre}} mouvements plus anciens', en: '{{nombre}} earlier movements' },
  entrees: { fr: 'Total des entrées', en: 'Total in' },
  sorties: { fr: 'Total des sorties', en: 'Total out' },
  attendu: { fr: 'Attendu', en: 'Expected' },
} as const satisfies Readonly<Record<string, Texte>>;

/** The origin of a movement, for movements whose description is only the reason. */
const ORIGINES: Readonly<Partial<Record<Origine, Texte>>> = {
  ouverture: { fr: 'Ouverture', en: 'Opening' },
  ecart: { fr: 'Écart régularisé', en: 'Booked variance' },
  contrepassation: { fr: 'Contre-passation', en: 'Reversal' },
  transfert: { fr: 'Transfert', en: 'Transfer' },
  frais: { fr: 'Frais', en: 'Fee' },
  troppercu: { fr: 'Trop perçu', en: 'Overpaid' },
};
const MOTIFS: Readonly<Record<MotifEcriture, Texte | null>> = {
  creation: null,
  modification: { fr: 'Correction', en: 'Correction' },
  suppression: { fr: 'Annulation', en: 'Deletion' },
};
const SANS_LIBELLE: Texte = { fr: 'Mouvement', en: 'Movement' };

/**
 * Describes the ledger lines that lead from the closing before to the expected amount of a closing (RELIABILITY I33).
 */
export function annexeDepuis(depuis: Depuis, lang: Lang): AnnexeImprime {
  const { dernier } = depuis;
  const { titre, debut, saisi, libelle, montant } = LIBELLES_DEPUIS;
  return {
    title:
      dernier === null
        ? debut[lang]
        : sentenceOf(titre, lang, { numero: String(dernier.numero), date: formatDateLong(dernier.jusquau, lang) }),
    columns: [
      // Aligned at the end like the amounts: such a column is as narrow as its texts.
      { key: 'saisi', header: saisi[lang], align: 'end' },
      { key: 'libelle', header: libelle[lang] },
      { key: 'montant', header: montant[lang], align: 'end' },
    ],
    rows: rowsOf(depuis, lang),
  };
}

function rowsOf(depuis: Depuis, lang: Lang): LigneImprime[] {
  const { depart, nombre, entrees, sorties, lignes } = depuis;
  const hidden = nombre - lignes.length;
  const row = (id: keyof typeof LIBELLES_DEPUIS, montant: string, isSum = false): LigneImprime => ({
    id,
    cells: { libelle: sentenceOf(LIBELLES_DEPUIS[id], lang, { nombre: String(hidden) }), montant },
    isSum,
  });
  const net = subtract(entrees, sorties);
  return [
    row('depart', formatMontant(depart)),
    ...(hidden > 0 ? [row('avant', signed(subtract(net, sum(lignes.map(({ montant }) => montant)))))] : []),
    ...lignes.map((ligne) => ({
      id: String(ligne.seq),
      cells: {
        saisi: formatDateShort(dayOfInstant(ligne.createdon), lang),
        libelle: nameOf(ligne, lang),
        montant: signed(ligne.montant),
      },
    })),
    row('entrees', signed(entrees), true),
    row('sorties', signed(-sorties), true),
    row('attendu', formatMontant(add(depart, net)), true),
  ];
}

/** An amount with its sign, as in the lists of movements. */
const signed = (montant: Francs): string => (montant > 0 ? '+' : '') + formatMontant(montant);

/** Names a line: what was done to the movement, its origin, and its typed text. */
function nameOf({ motif, origine, description }: LignePv, lang: Lang): string {
  const parts = [MOTIFS[motif]?.[lang], ORIGINES[origine]?.[lang], description].filter(Boolean);
  return parts.join(' · ') || SANS_LIBELLE[lang];
}
