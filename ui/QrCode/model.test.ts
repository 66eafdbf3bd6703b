import { QUIET_ZONE } from '@comptoir/domain/qrcode';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawingOf } from './model';

const TEXT = 'otpauth://totp/B%C3%A2tir%20Ensemble:aya.kouassi?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir';

/** What the path paints, module by module. */
function paint({ path, size }: { path: string; size: number }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test('PRODUCT Q: the path paints each module of the code, and no other', () => {
  const drawing = drawingOf(TEXT);
  const { data } = encode(TEXT, { ecc: 'L', border: QUIET_ZONE });
  expect(drawing.path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  expect(paint(drawing)).toEqual(data);
});

test('four light modules stand around it (ISO/IEC 18004)', () => {
  const drawing = drawingOf(TEXT);
  const dark = paint(drawing).flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [x, y] : [])));
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([QUIET_ZONE, drawing.size - 1 - QUIET_ZONE]);
});
