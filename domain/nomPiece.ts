import { extensionOf } from './fichier';
import type { Francs } from './units';

/** The number, day and amount in francs of a proof's record, and the name with which the proof was sent. */
export interface PieceNommee {
  numero: string;
  date: string;
  montant: Francs;
  nom: string;
}

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns the name of a proof, `BC-C1-2026-000123_2026-11-03_150000.jpg`: ASCII, so that every ZIP reader and every
 * disk keeps it. A `rank` above 1 tells it from the former ones of the same name.
 */
export function nomPiece({ numero, date, montant, nom }: PieceNommee, rank = 1): string {
  const stem = [ascii(numero), date, montant, ...(rank > 1 ? [rank] : [])].join('_');
  const extension = ascii(extensionOf(nom));
  return extension === '' ? stem : `${stem}.${extension}`;
}
