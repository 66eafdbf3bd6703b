import { randomInt } from 'node:crypto';

/** Signs that nobody confuses when reading a console or a sheet of paper aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_SIGNS = 4;

/** A random secret that people can copy by hand, in groups of four signs: 79 bits in four of them, 118 in six. */
export function readableSecret(groups = 4): string {
  const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
