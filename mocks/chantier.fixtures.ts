import type { Picture } from '@comptoir/conformance/png';
import { drawnOnce } from './drawnOnce.fixtures';

const SKY = [158, 200, 230] as const;
const GROUND = [176, 108, 64] as const;
const WALL = [214, 170, 112] as const;
const WINDOW = [70, 90, 110] as const;
const SUN = [250, 210, 90] as const;

const [WIDTH, HEIGHT, HORIZON] = [160, 120, 92];
const FLOOR = 20;

/** A picture of a building with `floors` floors; the sun stands at `sun`, from 0 to 1. */
const building = (floors: number, sun: number): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  palette: [SKY, GROUND, WALL, WINDOW, SUN],
  colourAt: (x, y) => {
    if (y >= HORIZON) return 1;
    const isInWall = x >= 36 && x < 124 && y >= HORIZON - floors * FLOOR;
    if (isInWall) return (HORIZON - y) % FLOOR > 6 && (x - 36) % 22 > 8 ? 3 : 2;
    return (x - sun * WIDTH) ** 2 + (y - 18) ** 2 < 120 ? 4 : 0;
  },
});

/** A photo of a building site as PNG. */
export function photoOfChantier(floors: number, sun: number): Uint8Array<ArrayBuffer> {
  return drawnOnce(`chantier:${floors}:${sun}`, () => building(floors, sun));
}
