import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Time-based one-time passwords as every authenticator computes them: RFC 6238 with SHA-1, steps of 30 seconds, six
 * digits.
 */

const STEP_MS = 30_000;
const DIGITS = 6;
/** Bytes of a secret: as many as SHA-1 gives (RFC 4226 § 4). */
const SECRET_BYTES = 20;
/** Number of steps that a clock may be early or late. */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base 32 (RFC 4648), without padding, the form in which a secret is shown and stored. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Decodes a text in base 32; it drops other signs. */
export function fromBase32(text: string): Buffer {
  const signs = Array.from(text.toUpperCase(), (sign) => BASE32.indexOf(sign)).filter((value) => value >= 0);
  const bits = signs.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns a new secret, in base 32. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Returns the one-time password of a counter (RFC 4226 § 5.3). */
export function hotp(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** Returns the step of an instant, given in epoch milliseconds (RFC 6238 § 4.2). */
export function stepOf(nowMs: number): number {
  return Math.floor(nowMs / STEP_MS);
}

/** Returns the step of this password, at most one step away from now, or null. `secret` is in base 32. */
export function matchingStep(secret: string, code: string, nowMs: number): number | null {
  const key = fromBase32(secret);
  const now = stepOf(nowMs);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => now - DRIFT + i);
  return steps.find((step) => step >= 0 && isSame(hotp(key, step), code)) ?? null;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the address that an authenticator scans to take over the secret. */
export function otpauthUrl(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const fields = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: '30' });
  // Authenticators read a space only as %20.
  return `otpauth://totp/${label}?${fields.toString().replaceAll('+', '%20')}`;
}
