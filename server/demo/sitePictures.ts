import { loadSharp } from '../frame/storage/loadSharp';
import type { Piece } from './desk';
import type { Draw } from './draw';
import { webmOf } from './webm';

interface View {
  /** Number of storeys built. */
  floors: number;
  /** Angle of the crane's jib, from 0 to 1. */
  turn: number;
  sky: string;
  wall: string;
}

const VIDEO = { width: 320, height: 180 };
const FRAMES = 24;
const FRAME_MS = 250;

/** Draws a building site, 16 × 9. */
function drawing({ floors, turn, sky, wall }: View): Buffer {
  const storeys = Array.from({ length: floors }, (_, n) => {
    const y = 132 - n * 24;
    const windows = [104, 128, 152, 176].map(
      (x) => `<rect x="${x}" y="${y + 6}" width="12" height="11" fill="#27726d"/>`,
    );
    return `<rect x="92" y="${y}" width="108" height="23" fill="${wall}"/>${windows.join('')}`;
  });
  const end = 236 - Math.round(turn * 130);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
    <rect width="320" height="180" fill="${sky}"/>
    <circle cx="46" cy="38" r="18" fill="#f6c453"/>
    <path d="M0 150 Q80 138 160 150 T320 148 V180 H0 Z" fill="#b5763a"/>
    ${storeys.join('')}
    <rect x="84" y="155" width="124" height="5" fill="#7d8a88"/>
    <path d="M240 158 V34" stroke="#f39159" stroke-width="6"/>
    <path d="M262 40 H${end}" stroke="#f39159" stroke-width="5"/>
    <path d="M${end + 6} 42 V${74 + Math.round(turn * 20)}" stroke="#10201f" stroke-width="1.5"/>
    <rect x="${end}" y="${74 + Math.round(turn * 20)}" width="12" height="8" fill="#4a5b59"/>
    <path d="M20 158 l14 -26 14 26 z M36 158 l10 -18 10 18 z" fill="#8a5a2b"/>
  </svg>`);
}

const SKIES = ['#9fd0e6', '#c7dfe8', '#f3d9b1', '#8fb7c9'] as const;
const WALLS = ['#e8e2d4', '#d9c7a8', '#c9b39a', '#dfe6e4'] as const;

const viewOf = (draw: Draw, floors: number): View => ({
  floors,
  turn: draw.between(0, 10) / 10,
  sky: draw.oneOf(SKIES),
  wall: draw.oneOf(WALLS),
});

/** Draws a photograph of the site with that many storeys. */
export async function sitePhoto(draw: Draw, name: string, floors: number): Promise<Piece> {
  const sharp = await loadSharp();
  const bytes = await sharp(drawing(viewOf(draw, floors)), { density: 220 })
    .resize(960)
    .jpeg({ quality: 82 })
    .toBuffer();
  return { name, mime: 'image/jpeg', bytes };
}

/** Makes a video of the crane at work, a few seconds long. */
export async function siteVideo(draw: Draw, name: string): Promise<Piece> {
  const sharp = await loadSharp();
  const view = viewOf(draw, 3);
  const pictures: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const turn = Math.abs(1 - (2 * frame) / FRAMES);
    const picture = sharp(drawing({ ...view, turn }))
      .resize(VIDEO.width, VIDEO.height)
      .removeAlpha();
    pictures.push(await picture.webp({ quality: 55 }).toBuffer());
  }
  return { name, mime: 'video/webm', bytes: webmOf(pictures, VIDEO, FRAME_MS) };
}
