import { formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { type Lang, sentenceOf, type Texte } from '../errorText';

/** Whose paper it is. */
export interface EnTete {
  compagnie: string;
  /** Lines below the name: address, telephone, legal details. */
  mentions: readonly string[];
}

export interface ColonneImprime {
  /** Tells the columns apart. */
  key: string;
  header: string;
  /** `end` for numbers and amounts. */
  align?: 'end';
}

export interface LigneImprime {
  /** Tells the rows apart. */
  id: string;
  /** Texts by the keys of the columns; a missing one leaves its cell empty. */
  cells: Readonly<Record<string, string>>;
  /** The row is a sum of the others, or what they are compared with. */
  isSum?: boolean;
}

export interface FaitImprime {
  /** Tells the facts apart. */
  id: string;
  label: string;
  /** May be long, and have several lines. */
  value: string;
}

/** A second table of a paper, below what is known besides the first one: what that one rests on. */
export interface AnnexeImprime {
  title: string;
  columns: readonly ColonneImprime[];
  rows: readonly LigneImprime[];
}

/** The picture of a signature, in the room of who signed; a PNG without transparency, or a JPEG (ADR 0048). */
export interface SignatureImprime {
  /** One of the paper's `signatures`. */
  qui: string;
  image: Uint8Array;
}

/**
 * A paper as it reads, whatever draws it: the browser's printed sheet and the PDF of the server have their words and
 * numbers from here, so that they cannot differ (ADR 0036). All texts are in its language and ready to be shown.
 */
export interface Description {
  lang: Lang;
  organisation: EnTete;
  title: string;
  /**
   * What keeps it from being taken for another one, in a frame below its title: a duplicate, cancelled. Empty for none.
   */
  stamp: string;
  /** What the paper is about; each page repeats it with the organisation's name. */
  about: readonly string[];
  columns: readonly ColonneImprime[];
  rows: readonly LigneImprime[];
  /** The sum that the paper is about, in words: a whole sentence, directly below the table; empty for none. */
  inWords: string;
  /** What is known besides the table, below it and the words. */
  facts: readonly FaitImprime[];
  /** Without it, or null, there is none. */
  annexe?: AnnexeImprime | null;
  /** Who signs: each has a room of their own. */
  signatures: readonly string[];
  /** Who has signed already; without it, or null, nobody has. */
  signature?: SignatureImprime | null;
  /** The address of its public page, drawn as a code to be scanned (ADR 0046). Empty for none. */
  lien: string;
  /**
   * Whose copy each is, of those that stand on one sheet where they fit; without it, or empty, the paper stands alone.
   */
  exemplaires?: readonly string[];
  /** Who made the paper, and when. */
  made: string;
}

/** Returns texts as facts with their labels, in this order; what there is nothing to say of is left out. */
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

/** Says what the code on a paper is for. */
export const INVITATION: Texte = { fr: 'Vérifier ce document', en: 'Verify this document' };

const EDITE: Texte = { fr: 'Édité le {{quand}} par {{par}}', en: 'Made on {{quand}} by {{par}}' };

/** Says who made a paper, and when (ISO 8601 UTC): "Édité le 21/11/2026 18:05 par Aya Konan". */
export function editionOf(quand: string, par: string, lang: Lang): string {
  return sentenceOf(EDITE, lang, { quand: formatInstant(quand, lang), par });
}
