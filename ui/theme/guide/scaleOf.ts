import { scale } from '../tokens';
import { SCALE_PURPOSES } from './purposes';

export interface ScaleToken {
  name: string;
  value: string;
  purpose: string;
}

/**
 * Returns the shared tokens whose name begins with `prefix`, in the order of the token file: `space-` gives the steps
 * of space.
 */
export function scaleOf(prefix: string): ScaleToken[] {
  return (Object.keys(scale) as (keyof typeof scale)[])
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name: `--${name}`, value: scale[name], purpose: SCALE_PURPOSES[name] }));
}
