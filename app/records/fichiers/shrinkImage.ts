/** Longest side of a photo when it is sent, pixels (PRODUCT 1.18). */
export const LONGEST_SIDE_PX = 1920;

const QUALITY = 0.85;
const SHRUNK_TYPES = ['image/jpeg', 'image/png'];

interface Size {
  width: number;
  height: number;
}

/** Returns the size for an image whose longest side may have `longest` pixels; null if it is small enough already. */
export function shrunkSize({ width, height }: Size, longest = LONGEST_SIDE_PX): Size | null {
  const side = Math.max(width, height);
  if (side <= longest) return null;
  const scale = (length: number) => Math.max(1, Math.round((length * longest) / side));
  return { width: scale(width), height: scale(height) };
}

function drawImage(image: ImageBitmap, { width, height }: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * Returns a photo at most `longest` pixels wide and high, so that a 12-megapixel phone photo is accepted and sent fast
 * (PRODUCT 1.18). A file that is not a photo, is small enough or cannot be read is returned unchanged.
 */
export async function shrinkImage(file: File, longest = LONGEST_SIDE_PX): Promise<File> {
  if (!SHRUNK_TYPES.includes(file.type)) return file;
  // `from-image` turns the photo the right way up, because the new file has no EXIF data about it.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  const size = image && shrunkSize(image, longest);
  const blob = image && size ? await drawImage(image, size, file.type) : null;
  image?.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: file.type }) : file;
}
