import type { Count } from '@comptoir/domain/units';

/** Letters and digits that cannot be confused when a password is read aloud or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Bytes from this value on are rejected: they would make the first letters of the alphabet more likely. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Returns one letter; each letter is equally likely. */
function letter(random: (count: Count) => Uint8Array): string {
  for (;;) {
    const [byte = 0] = random(1);
    if (byte < FAIR) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}

const fromCrypto = (count: Count) => crypto.getRandomValues(new Uint8Array(count));

/**
 * Generates a temporary password, `k7mq-2fzt-…`: 16 letters out of 31, 79 bits, long enough for the rules of CONTRACT
 * "Session". `random` returns that many random bytes.
 */
export function motdepasseTemporaire(random: (count: Count) => Uint8Array = fromCrypto): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => letter(random)).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
