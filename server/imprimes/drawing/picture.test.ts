import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pdfOf } from './pdf';
import { picture } from './picture';
import { pngOf } from './png';
import { BARE, LIEN, logoOf, MADE_ON, rowsOf } from './testing/sample';

const ticket = async (count: number, logo: Buffer | null = null) => {
  const description = { ...BARE, lien: LIEN, rows: rowsOf(count, (rank) => `Ciment, sac ${rank}`) };
  const points = await picture(await pdfOf([description], { logo, madeon: MADE_ON, format: '80' }));
  return points && pngOf(points);
};

it('the picture of a ticket is sharp, has the colours of the logo, and is light (ADR 0050)', async () => {
  const logo = await logoOf(96, 48, '#c80a32');
  const bytes = (await ticket(3, logo)) as Buffer;
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, bytes.length < 60_000]).toEqual([678, true]);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(LIEN);
  const ofLogo = Array.from({ length: data.length / 4 }, (_, point) => data.subarray(point * 4, point * 4 + 3)).filter(
    ([red = 0, green = 0, blue = 0]) => Math.hypot(red - 200, green - 10, blue - 50) < 10,
  );
  expect(ofLogo.length).toBeGreaterThan(10_000);
});

it('a ticket that is more than five times as high as wide has none (ADR 0050)', async () => {
  expect(await ticket(60)).toBeNull();
});
