import type { Picture } from '@comptoir/conformance/png';
import { drawnOnce } from './drawnOnce.fixtures';

const SKIN = [112, 74, 52] as const;
const HAIR = [34, 26, 24] as const;
const SIZE = 96;

type Colour = readonly [number, number, number];

const within = (x: number, y: number, radiusX: number, radiusY: number) => (x / radiusX) ** 2 + (y / radiusY) ** 2 < 1;

/** The head and shoulders of a person in front of a plain wall. */
const portrait = (wall: Colour, shirt: Colour): Picture => ({
  width: SIZE,
  height: SIZE,
  palette: [wall, SKIN, HAIR, shirt],
  colourAt: (x, y) => {
    const fromMiddle = x - SIZE / 2;
    if (within(fromMiddle, y - 44, 17, 21)) return y < 34 ? 2 : 1;
    if (within(fromMiddle, y - 40, 20, 22)) return y < 40 ? 2 : 0;
    return within(fromMiddle, y - SIZE, 38, 34) ? 3 : 0;
  },
});

/** The portrait of a person as PNG. */
export function portraitOf(wall: Colour, shirt: Colour): Uint8Array<ArrayBuffer> {
  return drawnOnce(`portrait:${wall}:${shirt}`, () => portrait(wall, shirt));
}
