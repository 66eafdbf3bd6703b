import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Difference that nobody sees at a point, out of 255. */
const TOLERANCE = 2;
/** Sum of all points' differences below which pictures are the same: browsers draw round edges a little differently. */
const LEAST_WEIGHT = 2000;
const RED = [211, 0, 30, 255];

/**
 * A picture as its points, four bytes each.
 * @typedef {{ data: Uint8Array, width: number, height: number }} Points
 */

/** @typedef {{ id: string, width: number, theme: string, lang: string, file: string }} Picture */

/** The same picture in two runs has one key. @param {Picture} picture */
const keyOf = ({ id, width, theme, lang }) => `${id} ${width} ${theme} ${lang}`;

/**
 * Pairs the pictures of two runs: those in both, those in the later one only, those in the earlier one only.
 * @template {Picture} P
 * @param {P[]} before @param {P[]} after
 * @returns {{ both: { before: P, after: P }[], fresh: P[], gone: P[] }}
 */
export function pairsOf(before, after) {
  const former = new Map(before.map((picture) => [keyOf(picture), picture]));
  const later = new Set(after.map(keyOf));
  return {
    both: after.flatMap((picture) => {
      const old = former.get(keyOf(picture));
      return old ? [{ before: old, after: picture }] : [];
    }),
    fresh: after.filter((picture) => !former.has(keyOf(picture))),
    gone: before.filter((picture) => !later.has(keyOf(picture))),
  };
}

/**
 * Compares two pictures laid over each other at their upper left corners: how many points differ (`count`), the sum of
 * their differences of up to 255 each (`weight`), and the second picture, pale, with these points in red. A point that
 * only one picture covers differs.
 * @param {Points} a @param {Points} b
 * @returns {Points & { count: number, weight: number }}
 */
export function differenceOf(a, b) {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const data = new Uint8Array(width * height * 4);
  let [count, weight] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = distanceOf(a, b, x, y);
      const isSame = distance <= TOLERANCE;
      if (!isSame) [count, weight] = [count + 1, weight + distance];
      data.set(isSame ? paleOf(b, x, y) : RED, (y * width + x) * 4);
    }
  }
  return { data, width, height, count, weight };
}

const isIn = ({ width, height }, x, y) => x < width && y < height;
const placeOf = ({ width }, x, y) => (y * width + x) * 4;

/** Returns the largest difference among the channels of a point, 0 where neither picture covers it. */
function distanceOf(a, b, x, y) {
  if (!isIn(a, x, y) || !isIn(b, x, y)) return isIn(a, x, y) || isIn(b, x, y) ? 255 : 0;
  const [i, j] = [placeOf(a, x, y), placeOf(b, x, y)];
  return Math.max(...[0, 1, 2, 3].map((channel) => Math.abs(a.data[i + channel] - b.data[j + channel])));
}

function paleOf(picture, x, y) {
  if (!isIn(picture, x, y)) return [255, 255, 255, 255];
  const place = placeOf(picture, x, y);
  const [red, green, blue] = picture.data.subarray(place, place + 3);
  const grey = Math.round(192 + ((red + green + blue) / 3 / 255) * 63);
  return [grey, grey, grey, 255];
}

async function pointsOf(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Counts the points that differ, 0 if nobody would see it. If some do, writes a picture of them to `target`. */
export async function compareFiles(before, after, target) {
  const [a, b] = await Promise.all([readFile(before), readFile(after)]);
  if (a.equals(b)) return 0;
  const { count, weight, data, width, height } = differenceOf(await pointsOf(a), await pointsOf(b));
  if (weight < LEAST_WEIGHT) return 0;
  await mkdir(dirname(target), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toFile(target);
  return count;
}
