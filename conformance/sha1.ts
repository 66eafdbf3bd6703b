import { joined } from './bytes';

const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;
const ROUNDS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6] as const;
const BLOCK = 64;

type State = readonly [number, number, number, number, number];

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** SHA-1 (FIPS 180-4), for the one-time codes of every implementation under test. */
export function sha1(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(padded(bytes).buffer);
  let state: State = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mixed(state, wordsOf(view, at));
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-1 (RFC 2104). */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha1(key) : key;
  const pad = (with_: number) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ with_);
  return sha1(joined([pad(0x5c), sha1(joined([pad(0x36), message]))]));
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

function wordsOf(view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(at + index * 4));
  const word = (index: number) => words[index] ?? 0;
  for (let t = 16; t < 80; t += 1) {
    words.push(turned(word(t - 3) ^ word(t - 8) ^ word(t - 14) ^ word(t - 16), 1));
  }
  return words;
}

function mixed(state: State, words: readonly number[]): State {
  let [a, b, c, d, e]: State = state;
  for (const [t, word] of words.entries()) {
    const round = Math.floor(t / 20);
    const next = (turned(a, 5) + chosen(round, b, c, d) + e + (ROUNDS[round] ?? 0) + word) | 0;
    [e, d, c, b, a] = [d, c, turned(b, 30), a, next];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0];
}

function chosen(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}
