import type { TextKey } from '../frame/i18n/translate';

/** A text for each value. */
export type Codes = Readonly<Record<string, TextKey>>;

/**
 * How a value is shown: as francs, as a date, as yes or no, by a record's number or name, by a file's name, by a code's
 * text…
 */
export type Lecture =
  | 'francs'
  | 'jour'
  | 'instant'
  | 'ouinon'
  | 'numero'
  | 'nom'
  | 'caisses'
  | 'fichier'
  | 'image'
  | 'articles'
  | 'comptage'
  | 'acte'
  | 'noms'
  | 'permissions'
  | Codes;

/** The label of a field, as in its form, and how its value is shown when it is not text. */
export interface Champ {
  libelle: TextKey;
  lecture?: Lecture;
}

/**
 * The fields of a kind; null hides a field that tells people nothing: the record's own id, or what other fields say
 * already.
 */
export type Champs = Readonly<Record<string, Champ | null>>;

/** The label of a field, and how its value is shown. */
export const champ = (libelle: TextKey, lecture?: Lecture): Champ => (lecture ? { libelle, lecture } : { libelle });

export const hidden = (...names: string[]): Champs => Object.fromEntries(names.map((name) => [name, null]));

/** When a record was created. */
export const CREE = champ('activite.creele', 'instant');
