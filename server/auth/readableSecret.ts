import { randomInt } from 'node:crypto';

/** Signs that nobody confuses when reading a console or a sheet of paper aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_SIGNS = 4;

/** A random secret that people can copy by hand: four groups of four signs, 79 bits. */
export function readableSecret(): string {
  const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
