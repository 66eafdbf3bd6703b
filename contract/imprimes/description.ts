import { formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { type Lang, sentenceOf, type Texte } from '../errorText';

/** The organisation at the head of a paper. */
export interface EnTete {
  compagnie: string;
  /** Lines below the name: address, telephone, legal details. */
  mentions: readonly string[];
}

export interface ColonneImprime {
  /** Identifies the column. */
  key: string;
  header: string;
  /** `end` for numbers and amounts. */
  align?: 'end';
}

export interface LigneImprime {
  /** Identifies the row. */
  id: string;
  /** Texts by the keys of the columns; a cell without a text is empty. */
  cells: Readonly<Record<string, string>>;
  /** The row is a sum of other rows, or a value for comparison with them. */
  isSum?: boolean;
}

export interface FaitImprime {
  /** Identifies the fact. */
  id: string;
  label: string;
  /** May be long, and have several lines. */
  value: string;
}

/** A second table of a paper, below its facts: the details behind the first table. */
export interface AnnexeImprime {
  title: string;
  columns: readonly ColonneImprime[];
  rows: readonly LigneImprime[];
}

/** The picture of a signature, in the room of its person; a PNG without transparency, or a JPEG (ADR 0048). */
export interface SignatureImprime {
  /** One of the paper's `signatures`. */
  qui: string;
  image: Uint8Array;
}

/**
 * The texts of a paper, however it is drawn. The browser's printed sheet and the server's PDF both take their words and
 * numbers from here, so they cannot differ (ADR 0036). All texts are in its language and ready to be shown.
 */
export interface Description {
  lang: Lang;
  organisation: EnTete;
  title: string;
  /**
   * A frame below the title, so that the paper is not taken for another one: duplicate, cancelled. Empty without one.
   */
  stamp: string;
  /** The subject of the paper; each page repeats it with the organisation's name. */
  about: readonly string[];
  columns: readonly ColonneImprime[];
  rows: readonly LigneImprime[];
  /** The amount of the paper in words: a whole sentence, directly below the table; empty without one. */
  inWords: string;
  /** Other facts, below the table and the words. */
  facts: readonly FaitImprime[];
  /** Null or left out when there is none. */
  annexe?: AnnexeImprime | null;
  /** The people who sign; each has a room of their own. */
  signatures: readonly string[];
  /** The signature that is already there; null or left out when nobody has signed. */
  signature?: SignatureImprime | null;
  /** The address of its public page, drawn as a code to be scanned (ADR 0046). Empty without one. */
  lien: string;
  /** The owners of the copies that stand on one sheet when they fit; empty or left out when the paper stands alone. */
  exemplaires?: readonly string[];
  /** The person who made the paper, and the time. */
  made: string;
}

/** Returns texts as facts with their labels, in this order; empty texts are left out. */
export const faitsOf = <Id extends string>(
  values: Readonly<Partial<Record<Id, string | null>>>,
  labels: Readonly<Record<NoInfer<Id>, Texte>>,
  lang: Lang,
): FaitImprime[] =>
  (Object.keys(values) as Id[]).flatMap((id) => {
    const value = values[id];
    return value ? [{ id, label: labels[id][lang], value }] : [];
  });

/** Returns a row of a label and an amount in francs. */
export const ligneDe = (id: string, libelle: string, francs: Francs, isSum = false): LigneImprime => ({
  id,
  cells: { libelle, montant: formatMontant(francs) },
  isSum,
});

/** The purpose of the code on a paper. */
export const INVITATION: Texte = { fr: 'Vérifier ce document', en: 'Verify this document' };

const EDITE: Texte = { fr: 'Édité le {{quand}} par {{par}}', en: 'Made on {{quand}} by {{par}}' };

/** Says who made a paper, and when (ISO 8601 UTC): "Édité le 21/11/2026 18:05 par Aya Konan". */
export function editionOf(quand: string, par: string, lang: Lang): string {
  return sentenceOf(EDITE, lang, { quand: formatInstant(quand, lang), par });
}
