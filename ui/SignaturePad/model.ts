import { MAX_SIGNATURE_WIDTH } from '@comptoir/domain/limits';
import type { PointGroup } from 'signature_pad';

/** How many times wider than high the field and its picture are. */
export const RATIO = 2;

/**
 * Returns the sides, in points, of the picture of a field `width` CSS pixels wide, on a screen of `density` points a
 * pixel.
 */
export function pointsOf(width: number, density: number): { width: number; height: number } {
  const points = Math.round(Math.min(width * Math.max(density, 1), MAX_SIGNATURE_WIDTH));
  return { width: points, height: Math.round(points / RATIO) };
}

/** Returns the strokes as they are in a field that is `factor` times as wide. */
export function scaled(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
