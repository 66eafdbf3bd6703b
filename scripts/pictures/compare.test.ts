import { describe, expect, it } from 'vitest';
import { differenceOf, pairsOf } from './compare.mjs';

/** A picture of one colour, four bytes a point. */
function plain(width: number, height: number, grey: number) {
  const data = new Uint8Array(width * height * 4).fill(grey);
  return { data, width, height };
}

function withPoint(picture: ReturnType<typeof plain>, x: number, y: number, grey: number) {
  const data = Uint8Array.from(picture.data);
  data.fill(grey, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
  return { ...picture, data };
}

const pointAt = ({ data, width }: ReturnType<typeof plain>, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

describe('what differs between two pictures', () => {
  it('is counted and red; the rest is pale', () => {
    const before = plain(3, 2, 100);
    const { count, weight, ...shown } = differenceOf(before, withPoint(before, 2, 1, 140));
    expect({ count, weight }).toEqual({ count: 1, weight: 40 });
    expect(pointAt(shown, 2, 1)).toEqual([211, 0, 30, 255]);
    expect(pointAt(shown, 0, 0)).toEqual([217, 217, 217, 255]);
    const white = plain(1, 1, 255);
    expect(pointAt(differenceOf(white, white), 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('is nothing where no eye sees it', () => {
    const before = plain(3, 2, 100);
    expect(differenceOf(before, withPoint(before, 1, 1, 102))).toMatchObject({ count: 0, weight: 0 });
  });

  it('is what only one of them covers', () => {
    expect(differenceOf(plain(3, 2, 100), plain(2, 4, 100))).toMatchObject({
      count: 2 + 4,
      weight: 6 * 255,
      width: 3,
      height: 4,
    });
  });
});

it('pictures of two runs are paired by thing and mode; what only one run has is told apart', () => {
  const picture = (id: string, width: number, file: string) => ({ id, width, theme: 'light', lang: 'fr', file });
  const old = [picture('a', 360, 'a-old'), picture('a', 1280, 'wide-old'), picture('gone', 360, 'gone-old')];
  const now = [picture('a', 1280, 'wide'), picture('a', 360, 'a'), picture('new', 360, 'new')];
  expect(pairsOf(old, now)).toEqual({
    both: [
      { before: old[1], after: now[0] },
      { before: old[0], after: now[1] },
    ],
    fresh: [now[2]],
    gone: [old[2]],
  });
});
