import { type Picture, pngOf } from '@comptoir/conformance/png';

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/** A picture of the fixtures as PNG, the same bytes at every call: each story and test makes a store of its own. */
export function drawnOnce(name: string, picture: () => Picture): Uint8Array<ArrayBuffer> {
  const bytes = drawn.get(name) ?? pngOf(picture());
  drawn.set(name, bytes);
  return bytes;
}
