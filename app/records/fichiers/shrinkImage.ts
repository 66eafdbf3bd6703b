/** Longest side of a photo as it is sent, pixels (PRODUCT 1.18). */
export const LONGEST_SIDE_PX = 1920;

const QUALITY = 0.85;
const SHRUNK_TYPES = ['image/jpeg', 'image/png'];

interface Size {
  width: number;
  height: number;
}

/** The size of an image whose longest side may not exceed `longest` pixels; null when it is small enough already. */
export function shrunkSize({ width, height }: Size, longest = LONGEST_SIDE_PX): Size | null {
  const side = Math.max(width, height);
  if (side <= longest) return null;
  const scale = (length: number) => Math.max(1, Math.round((length * longest) / side));
  return { width: scale(width), height: scale(height) };
}

function draw(image: ImageBitmap, { width, height }: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * A photo at most `longest` pixels wide or high, so that a 12-megapixel phone photo is accepted and quick to send
 * (PRODUCT 1.18). Anything that is no photo, is small enough or cannot be read is returned as it is.
 */
export async function shrinkImage(file: File, longest = LONGEST_SIDE_PX): Promise<File> {
  if (!SHRUNK_TYPES.includes(file.type)) return file;
  // `from-image` turns a photo taken upright the right way up; the redrawn file has no EXIF to say so.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  const size = image && shrunkSize(image, longest);
  const blob = image && size ? await draw(image, size, file.type) : null;
  image?.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: file.type }) : file;
}
