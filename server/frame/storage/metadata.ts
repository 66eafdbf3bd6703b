import type { Metadata, Sharp } from 'sharp';
import { holdsMoreThanPicture } from './besides';
import { decodedPicture, type Undecodable } from './imageQueue';

const JPEG_QUALITY = 90;

/**
 * Returns a PNG or a JPEG in its kept form: null when it is kept unchanged. An image that holds anything besides its
 * picture, such as the place and the camera, is redrawn upright from its points alone. Returns a refusal when the image
 * cannot be decoded.
 */
export async function cleanedImage(path: string, mime: string): Promise<Buffer | null | { refusal: Undecodable }> {
  const holdsMore = await holdsMoreThanPicture(path, mime);
  const outcome = await decodedPicture({ path, mime, isFullSize: true }, async (image, metadata) =>
    holdsMore ? pointsOf(image, metadata, mime) : null,
  );
  return 'refusal' in outcome ? outcome : outcome.done;
}

/** The darkest grey of paper, of 255; only darker points are strokes. */
const PAPER = 200;

/** Whether a picture shows nothing on white paper; a refusal when it cannot be decoded. */
export async function isBlankImage(path: string, mime: string): Promise<boolean | { refusal: Undecodable }> {
  const outcome = await decodedPicture({ path, mime }, (image) =>
    image.flatten({ background: '#ffffff' }).greyscale().raw().toBuffer(),
  );
  return 'refusal' in outcome ? outcome : outcome.done.every((grey) => grey > PAPER);
}

/** Writes only the points of an image. A PNG loses nothing, not even its sixteen bits a colour. */
function pointsOf(image: Sharp, { depth, space }: Metadata, mime: string): Promise<Buffer> {
  const upright = image.autoOrient();
  // Optimised codes would need the whole picture in memory, at two bytes a colour.
  if (mime === 'image/jpeg') return upright.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }).toBuffer();
  return (depth === 'ushort' ? upright.toColourspace(space) : upright).png().toBuffer();
}
