import { extensionOf, mimesOf } from '#domain/fichier';
import type { PieceKind } from './content';

/** Bytes of one file at most, as the operator set them. */
export interface SizeLimits {
  /** Of a proof of payment or a photo. */
  piece: number;
  /** Of a medium of a step that is no video. */
  media: number;
  video: number;
}

/** Bytes that a file of this kind and name may have at most (spec § 9, PRODUCT 1.18). */
export function maxBytesOf(kind: PieceKind, name: string, limits: SizeLimits): number {
  if (kind !== 'media') return limits.piece;
  return Object.hasOwn(mimesOf('video'), extensionOf(name)) ? limits.video : limits.media;
}
