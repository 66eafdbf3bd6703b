const THUMBNAIL = '-v';

/** The key of a file's thumbnail, which is removed with the file. */
export const thumbnailKey = (key: string): string => `${key}${THUMBNAIL}`;

/** The key of the file that a key is about: its own, or its thumbnail's. */
export const fileKey = (key: string): string => (key.endsWith(THUMBNAIL) ? key.slice(0, -THUMBNAIL.length) : key);
