import type { output, ZodMiniType } from 'zod/mini';
import type { Lang, Texte } from '../errorText';
import { OUI_NON } from './mots';

/** What a row has in a column: a text, a number, a plain date, an ISO 8601 instant, words in both languages. */
export type Valeur = string | number | boolean | null | Texte;

/**
 * How a file writes the values of a column. Amounts are whole francs; the sums of `montant` are told in the file, those
 * of `solde` mean nothing. Phones, references and numbers of documents are texts: Excel drops the first 0 of a number.
 * A `fichier` is the path of a file beside this one.
 */
export type Genre = 'texte' | 'montant' | 'solde' | 'nombre' | 'jour' | 'instant' | 'fichier';

/** A column of an exported list; its label is that of the screen. */
export interface Colonne<Row> {
  label: Texte;
  genre: Genre;
  /** By default the field that has the column's name. */
  valeur?(row: Row): Valeur;
  /** Whether only a file with all columns has it, because the screen does not show it. */
  isExtra?: boolean;
}

/** The file of a list: the noun in its name, its title, and its columns by name in the order of the screen. */
export interface Feuille<Row> {
  nom: string;
  titre: Texte;
  colonnes: Readonly<Record<string, Colonne<Row>>>;
}

/** Declares the file of a list whose rows have this schema. */
export const feuilleDe = <S extends ZodMiniType>(
  _schema: S,
  nom: string,
  [fr, en]: readonly [fr: string, en: string],
  colonnes: Feuille<output<S>>['colonnes'],
): Feuille<output<S>> => ({ nom, titre: { fr, en }, colonnes });

/** Returns a maker of columns of one kind, from a label in French and English. */
const colonneDe =
  (genre: Genre) =>
  <Row>(fr: string, en: string, valeur?: (row: Row) => Valeur): Colonne<Row> => ({
    label: { fr, en },
    genre,
    ...(valeur && { valeur }),
  });

export const texte = colonneDe('texte');
export const montant = colonneDe('montant');
export const solde = colonneDe('solde');
export const nombre = colonneDe('nombre');
export const jour = colonneDe('jour');
export const instant = colonneDe('instant');
export const fichier = colonneDe('fichier');
/** Makes a column one that the screen does not show. */
export const extra = <Row>(colonne: Colonne<Row>): Colonne<Row> => ({ ...colonne, isExtra: true });
/** The id of the row, for whoever takes the file in again: the last column. */
export const identifiant = <Row>(valeur?: (row: Row) => Valeur): Colonne<Row> =>
  extra(nombre('Identifiant', 'Identifier', valeur));

/** A column as one file has it, in the language of its reader. */
export interface ColonneLue {
  nom: string;
  label: string;
  genre: Genre;
  /** Null for a cell without a value. */
  lire(row: object): string | number | null;
}

/** Returns a column in one language. */
export function colonneLue(nom: string, { label, genre, valeur }: Colonne<never>, lang: Lang): ColonneLue {
  const brute = (row: object) => (valeur ? valeur(row as never) : (Reflect.get(row, nom) as Valeur));
  return {
    nom,
    label: label[lang],
    genre,
    lire(row) {
      const lue = brute(row) ?? null;
      if (typeof lue === 'boolean') return OUI_NON[String(lue)]?.[lang] ?? null;
      return typeof lue === 'object' && lue !== null ? lue[lang] : lue;
    },
  };
}
