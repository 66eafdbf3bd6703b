import { hmacSha1 } from './sha1';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const [STEP_MS, DIGITS] = [30_000, 6];

/** The time step of an instant in epoch milliseconds (RFC 6238). */
export const pasOf = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/** The six digits of a base32 secret at a time step (RFC 6238, SHA-1). */
export function totpOf(secret: string, pas: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(pas));
  const mac = hmacSha1(bytesOfBase32(secret), new Uint8Array(counter.buffer));
  const offset = (mac[mac.length - 1] ?? 0) & 0x0f;
  const word = new DataView(mac.buffer).getUint32(offset) & 0x7fffffff;
  return String(word % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The bytes that a base32 text stands for; case, spaces and padding do not count. */
function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const letters = Array.from(text.toUpperCase()).filter((letter) => BASE32.includes(letter));
  const bits = letters.map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
