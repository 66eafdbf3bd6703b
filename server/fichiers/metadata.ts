import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ContentRefusal } from './content';
import { inTurn } from './imageQueue';
import { isTooManyPixels, MAX_PIXELS } from './pixels';

const JPEG_QUALITY = 90;

/**
 * An image as it may be kept: null when it is to be kept to the byte; otherwise its points alone, upright, because it
 * carried metadata, which say where and with what it was taken. A refusal when it cannot be decoded.
 */
export function cleanedImage(path: string, mime: string): Promise<Buffer | null | { refusal: ContentRefusal }> {
  return inTurn(async () => {
    try {
      const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const metadata = await image.metadata();
      // Where the header was too far from the beginning to be judged without a decoder.
      if (isTooManyPixels(metadata.width * metadata.height)) return { refusal: 'dimensions' };
      return carriesMetadata(metadata) ? await pointsOf(image, metadata, mime) : null;
    } catch {
      return { refusal: 'type' };
    }
  });
}

function carriesMetadata({ exif, xmp, iptc, comments }: Metadata): boolean {
  return [exif, xmp, iptc].some((block) => block !== undefined) || (comments?.length ?? 0) > 0;
}

/** A PNG loses nothing, not even its sixteen bits a colour. */
function pointsOf(image: Sharp, { depth, space }: Metadata, mime: string): Promise<Buffer> {
  const upright = image.autoOrient();
  if (mime === 'image/jpeg') return upright.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return (depth === 'ushort' ? upright.toColourspace(space) : upright).png().toBuffer();
}
