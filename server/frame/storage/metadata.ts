import type { Metadata, Sharp } from 'sharp';
import { decoded, type Undecodable } from './imageQueue';

const JPEG_QUALITY = 90;

/**
 * An image as it may be kept: null when it is to be kept to the byte; otherwise its points alone, upright, because it
 * carried metadata, which say where and with what it was taken. A refusal when it cannot be decoded.
 */
export async function cleanedImage(path: string, mime: string): Promise<Buffer | null | { refusal: Undecodable }> {
  const outcome = await decoded({ path, mime, isFullSize: true }, async (image, metadata) =>
    carriesMetadata(metadata) ? pointsOf(image, metadata, mime) : null,
  );
  return 'refusal' in outcome ? outcome : outcome.done;
}

function carriesMetadata({ exif, xmp, iptc, comments }: Metadata): boolean {
  return [exif, xmp, iptc].some((block) => block !== undefined) || (comments?.length ?? 0) > 0;
}

/** A PNG loses nothing, not even its sixteen bits a colour. */
function pointsOf(image: Sharp, { depth, space }: Metadata, mime: string): Promise<Buffer> {
  const upright = image.autoOrient();
  // The best codes would need the whole picture in memory, at two bytes a colour.
  if (mime === 'image/jpeg') return upright.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }).toBuffer();
  return (depth === 'ushort' ? upright.toColourspace(space) : upright).png().toBuffer();
}
