import type { Origine } from '@comptoir/domain/caisse';
import { dayOfInstant, formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { add, formatMontant, subtract, sum } from '@comptoir/domain/money';
import type { Count, Francs } from '@comptoir/domain/units';
import { type Lang, sentenceOf, type Texte } from '../errorText';
import type { AnnexePapier, LignePapier } from './papier';

/** The most lines of the ledger that the minutes show; those before are one line. */
export const MAX_LIGNES_PV = 200;

/** Why a ledger line was written: the movement was entered, corrected or deleted. */
export type MotifLigne = 'creation' | 'modification' | 'suppression';

/** A line of the ledger on the minutes; `montant` is its signed difference in francs, `createdon` an instant in ISO 8601 UTC. */
export interface LignePv {
  seq: Count;
  createdon: string;
  motif: MotifLigne;
  montant: Francs;
  origine: Origine;
  description: string;
}

/**
 * The ledger of a register from the closing before, null for none, to a closing, in francs: the balance at its beginning,
 * how many lines there are and what they brought in and took out, and the latest `MAX_LIGNES_PV` of them in their order.
 */
export interface Depuis {
  dernier: { numero: Count; jusquau: string } | null;
  depart: Francs;
  nombre: Count;
  entrees: Francs;
  sorties: Francs;
  lignes: readonly LignePv[];
}

const LIBELLES = {
  titre: {
    fr: 'Mouvements depuis l’arrêté n°\u00a0{{numero}}, au {{date}}',
    en: 'Movements since closing no. {{numero}}, up to {{date}}',
  },
  debut: { fr: 'Mouvements depuis l’ouverture de la caisse', en: 'Movements since the register was opened' },
  saisi: { fr: 'Saisi le', en: 'Entered on' },
  libelle: { fr: 'Libellé', en: 'Label' },
  entrees: { fr: 'Entrées', en: 'In' },
  sorties: { fr: 'Sorties', en: 'Out' },
  depart: { fr: 'Solde de départ', en: 'Starting balance' },
  avant: { fr: '{{nombre}} mouvements plus anciens', en: '{{nombre}} earlier movements' },
  total: { fr: 'Total', en: 'Total' },
  attendu: { fr: 'Attendu', en: 'Expected' },
} as const satisfies Readonly<Record<string, Texte>>;

/** What brought a movement into its register, where its description is only the reason. */
const ORIGINES: Readonly<Partial<Record<Origine, Texte>>> = {
  ouverture: { fr: 'Ouverture', en: 'Opening' },
  ecart: { fr: 'Écart régularisé', en: 'Booked variance' },
  contrepassation: { fr: 'Contre-passation', en: 'Reversal' },
  transfert: { fr: 'Transfert', en: 'Transfer' },
  frais: { fr: 'Frais', en: 'Fee' },
};
const MOTIFS: Readonly<Record<MotifLigne, Texte | null>> = {
  creation: null,
  modification: { fr: 'Correction', en: 'Correction' },
  suppression: { fr: 'Annulation', en: 'Deletion' },
};
const SANS_LIBELLE: Texte = { fr: 'Mouvement', en: 'Movement' };

/** Describes the lines of the ledger that lead from the closing before to what a closing expects (RELIABILITY I33). */
export function depuisOf(depuis: Depuis, lang: Lang): AnnexePapier {
  const { dernier } = depuis;
  const { titre, debut, saisi, libelle, entrees, sorties } = LIBELLES;
  return {
    title:
      dernier === null
        ? debut[lang]
        : sentenceOf(titre, lang, { numero: String(dernier.numero), date: formatDateLong(dernier.jusquau, lang) }),
    columns: [
      // At the end as the amounts: such a column takes no more room than it needs.
      { key: 'saisi', header: saisi[lang], align: 'end' },
      { key: 'libelle', header: libelle[lang] },
      { key: 'entrees', header: entrees[lang], align: 'end' },
      { key: 'sorties', header: sorties[lang], align: 'end' },
    ],
    rows: rowsOf(depuis, lang),
  };
}

function rowsOf(depuis: Depuis, lang: Lang): LignePapier[] {
  const { depart, entrees, sorties, lignes } = depuis;
  const attendu = subtract(add(depart, entrees), sorties);
  return [
    { id: 'depart', cells: { libelle: LIBELLES.depart[lang], entrees: formatMontant(depart) } },
    ...earlierOf(depuis, lang),
    ...lignes.map((ligne) => ({
      id: String(ligne.seq),
      cells: {
        saisi: formatDateShort(dayOfInstant(ligne.createdon), lang),
        libelle: nameOf(ligne, lang),
        [ligne.montant > 0 ? 'entrees' : 'sorties']: formatMontant(Math.abs(ligne.montant)),
      },
    })),
    {
      id: 'total',
      cells: {
        libelle: LIBELLES.total[lang],
        entrees: formatMontant(entrees),
        sorties: formatMontant(sorties),
      },
      isSum: true,
    },
    { id: 'attendu', cells: { libelle: LIBELLES.attendu[lang], entrees: formatMontant(attendu) }, isSum: true },
  ];
}

/** What the lines that are not shown brought in and took out; nothing where all are. */
function earlierOf({ nombre, entrees, sorties, lignes }: Depuis, lang: Lang): LignePapier[] {
  const hidden = nombre - lignes.length;
  if (hidden === 0) return [];
  const shown = (isIn: boolean) =>
    sum(lignes.filter(({ montant }) => montant > 0 === isIn).map(({ montant }) => Math.abs(montant)));
  const cells = {
    libelle: sentenceOf(LIBELLES.avant, lang, { nombre: String(hidden) }),
    entrees: formatMontant(subtract(entrees, shown(true))),
    sorties: formatMontant(subtract(sorties, shown(false))),
  };
  return [{ id: 'avant', cells }];
}

/** Names a line: what was done to the movement, what brought it in, and what was typed of it. */
function nameOf({ motif, origine, description }: LignePv, lang: Lang): string {
  const parts = [MOTIFS[motif]?.[lang], ORIGINES[origine]?.[lang], description].filter(Boolean);
  return parts.join(' · ') || SANS_LIBELLE[lang];
}
