import { randomInt } from 'node:crypto';

/** Signs that nobody confuses when they read them aloud from a console or a sheet of paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_SIGNS = 4;

/**
 * Returns a random secret that people can copy by hand, in groups of four signs: four groups are 79 bits, six are 118.
 */
export function readableSecret(groups = 4): string {
  const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
