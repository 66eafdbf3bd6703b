import { loadSharp } from '../frame/storage/loadSharp';
import type { Piece } from './desk';

/** The subject of a photo: a person, or the sign of a company. */
export interface Picture {
  shape: 'woman' | 'man' | 'roof' | 'truss' | 'sun';
  tint: string;
}

const SIDE = 256;
const SKIN = '#7a4a2c';
const HAIR = '#20150f';

/** The shapes contain no letters, because a bare machine has no font. */
const SHAPES: Readonly<Record<Picture['shape'], (tint: string) => string>> = {
  woman: (tint) => `${ground('#f3e3cf')}
    <path d="M78 118 Q72 44 128 42 Q184 44 178 118 Q190 164 166 176 H90 Q66 164 78 118 Z" fill="${HAIR}"/>
    ${bust(tint)}
    <path d="M90 92 Q128 58 166 92 Q128 78 90 92 Z" fill="${tint}"/>`,
  man: (tint) => `${ground('#dfe9ee')}
    <path d="M90 112 Q84 54 128 54 Q172 54 166 112 Z" fill="${HAIR}"/>
    ${bust(tint)}
    <path d="M90 100 Q86 54 128 54 Q170 54 166 100 Q158 74 128 76 Q98 74 90 100 Z" fill="${HAIR}"/>
    <path d="M112 214 L128 236 L144 214 L128 206 Z" fill="#ffffff"/>`,
  roof: (tint) => `${ground(tint)}
    <path d="M40 132 L128 58 L216 132 H188 V200 H68 V132 Z" fill="#ffffff"/>
    <path d="M110 200 V152 H146 V200 Z" fill="${tint}"/>`,
  truss: (tint) => `${ground(tint)}
    <path d="M36 176 L128 72 L220 176 Z M128 72 V176 M82 124 L128 176 L174 124" fill="none" stroke="#ffffff"
      stroke-width="14" stroke-linejoin="round"/>`,
  sun: (tint) => `${ground(tint)}
    <circle cx="128" cy="120" r="44" fill="#f6c453"/>
    <path d="M28 190 Q78 150 128 186 T228 186 V210 H28 Z" fill="#ffffff"/>`,
};

const ground = (fill: string) => `<rect width="${SIDE}" height="${SIDE}" fill="${fill}"/>`;

const bust = (tint: string) => `
    <path d="M44 256 Q48 196 104 190 H152 Q208 196 212 256 Z" fill="${tint}"/>
    <path d="M110 150 V196 Q128 214 146 196 V150 Z" fill="${SKIN}"/>
    <ellipse cx="128" cy="116" rx="38" ry="46" fill="${SKIN}"/>`;

/** Draws the square photo of a client or of a member of the staff. */
export async function portrait({ shape, tint }: Picture): Promise<Piece> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${SHAPES[shape](tint)}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawing)).resize(SIDE).png({ palette: true }).toBuffer();
  return { name: `${shape}.png`, mime: 'image/png', bytes };
}
