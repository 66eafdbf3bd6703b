import { type Picture, pngOf } from '@comptoir/conformance/png';

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/** A picture of the fixtures as PNG. It is drawn once, because every story and every test makes its own store. */
export function drawnOnce(name: string, picture: () => Picture): Uint8Array<ArrayBuffer> {
  const bytes = drawn.get(name) ?? pngOf(picture());
  drawn.set(name, bytes);
  return bytes;
}
