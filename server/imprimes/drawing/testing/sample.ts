import type { Description } from '@comptoir/contract/imprimes/description';
import sharp from 'sharp';

export const MADE_ON = '2026-11-22T08:00:00.000Z';
export const LIEN = 'https://comptoir.example/v/Zm9vYmFyYmF6cXV4LV9BQQ';

/** A paper with a head, a table without rows, and nothing else. */
export const BARE: Description = {
  lang: 'fr',
  organisation: { compagnie: 'Bâtir Ensemble', mentions: [] },
  title: 'Pièce de caisse – entrée',
  stamp: '',
  about: ['N°\u00a0PC-C1-2026-000123'],
  columns: [{ key: 'libelle', header: 'Libellé' }],
  rows: [],
  inWords: '',
  facts: [],
  signatures: [],
  lien: '',
  made: 'Édité le 22/11/2026 08:00 par Aya Konan',
};

/** So many rows, each with the text of its rank. */
export const rowsOf = (count: number, libelleOf: (rank: number) => string) =>
  Array.from({ length: count }, (_, rank) => ({ id: `${rank}`, cells: { libelle: libelleOf(rank) } }));

export const logoOf = (width: number, height: number, background = '#308e87') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png({ palette: true })
    .toBuffer();
