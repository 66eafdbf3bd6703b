import type { Count } from '@comptoir/domain/units';

/** Letters and digits that nobody mistakes for one another when a password is read out or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A byte beyond the last whole alphabet would make its first letters more likely. */
const FAIR = 256 - (256 % ALPHABET.length);

/** A letter from fair bytes of `random`. */
function letter(random: (count: Count) => Uint8Array): string {
  for (;;) {
    const [byte = 0] = random(1);
    if (byte < FAIR) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}

const fromCrypto = (count: Count) => crypto.getRandomValues(new Uint8Array(count));

/**
 * A temporary password, `k7mq-2fzt-…`: 16 letters of 31, 79 bits, long enough for the rules of CONTRACT "Session".
 * `random` gives bytes.
 */
export function motdepasseTemporaire(random: (count: Count) => Uint8Array = fromCrypto): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => letter(random)).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
