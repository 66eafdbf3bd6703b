import type { Description, LigneImprime } from '@comptoir/contract/imprimes/description';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pdfOf } from './pdf';
import { picture } from './picture';
import { pngOf } from './png';

const PAPIER: Description = {
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
  lien: 'https://comptoir.example/v/Zm9vYmFyYmF6cXV4LV9BQQ',
  made: 'Édité le 22/11/2026 08:00 par Aya Konan',
};

const rows = (count: number): LigneImprime[] =>
  Array.from({ length: count }, (_, rank) => ({ id: String(rank), cells: { libelle: `Ciment, sac ${rank}` } }));

const ticket = async (count: number, logo: Buffer | null = null) => {
  const description = { ...PAPIER, rows: rows(count) };
  const points = await picture(await pdfOf([description], { logo, madeon: '2026-11-22T08:00:00.000Z', format: '80' }));
  return points && pngOf(points);
};

it('the picture of a ticket is sharp enough for its code, has the colours of the logo, and is light (ADR 0050)', async () => {
  const logo = await sharp({ create: { width: 96, height: 48, channels: 3, background: '#c80a32' } })
    .png()
    .toBuffer();
  const bytes = (await ticket(3, logo)) as Buffer;
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, bytes.length < 60_000]).toEqual([678, true]);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(PAPIER.lien);
  const ofLogo = Array.from({ length: data.length / 4 }, (_, point) => data.subarray(point * 4, point * 4 + 3)).filter(
    ([red = 0, green = 0, blue = 0]) => Math.hypot(red - 200, green - 10, blue - 50) < 10,
  );
  expect(ofLogo.length).toBeGreaterThan(10_000);
});

it('a ticket that is more than five times as high as wide has none (ADR 0050)', async () => {
  expect(await ticket(60)).toBeNull();
});
