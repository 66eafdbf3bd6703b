import { bytesOfBase64Url, utf8 } from './bytes';
import type { Piece } from './piece';
import { pngOf } from './png';

const RED_SOIL = [178, 106, 62] as const;
const SKY = [150, 190, 220] as const;

/** A PNG with ten lines of sky above six lines of ground. */
export const IMAGE: Piece = {
  name: 'Façade nord.png',
  bytes: pngOf({ width: 24, height: 16, palette: [SKY, RED_SOIL], colourAt: (_, y) => (y < 10 ? 0 : 1) }),
};

/** A grey JPEG of 16 × 12 pixels, without metadata. */
const JPEG = [
  '_9j_2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T_2wBDARweHigjKE4r',
  'K06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT_wAARCAAMABADASIAAhEBAxEB_8QAFQABAQAA',
  'AAAAAAAAAAAAAAAAAAX_xAAZEAACAwEAAAAAAAAAAAAAAAAAAwEUU5L_xAAUAQEAAAAAAAAAAAAAAAAAAAAA_8QAFBEBAAAAAAAAAAAAAAAAAAAA',
  'AP_aAAwDAQACEQMRAD8Ao2E7L6gWE7L6ghgD_9k',
].join('');
export const PHOTO: Piece = { name: 'chantier.jpg', bytes: bytesOfBase64Url(JPEG) };

/** A video of a growing wall: 64 × 48 pixels, one and a half seconds of VP8. */
const WEBM = [
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAONEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuL',
  'U6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCA3vsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMP',
  'QkBEiYREnRwZTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhyUkr2VcfhuDgQFV7oEBhoVWX1ZQOOCdsIFAuoEwU8CBAVWwkFWxgQFVuYEC',
  'VbqBDVW7gQEfQ7Z1AQAAAAAAApvngQCg-',
  '6HMgQAAALADAJ0BKkAAMAAHhwiFhYiZhIglggNBU1TLG4aaS7ADGQ4UQw5ypP7iRrgy22Kc8vdtqCm4FwDziAmB5wS5HslMlqxDykc4wHWhqqao7',
  'oEBpaOwAgCdASpAADAACocIhYWImYSIOAIABo5PzMeb8VgA_uuuAKDWobWBAPUAkQIAIBE8ABgAIEAP9AAc-oXnuyHIXwj-',
  '4Ud5V6vMpagp_TJrgFdoKPZj7XrDwpAZAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC_0AAiMAAD7gQCg46HCgQHwAJECAB4RKAAYACZJ__QAd0v1D2qu',
  'a8AA_uJGuDLbYp0KKWzobFYX9EysL9NBb6BFbsqrV2GU-IqU2aJEQToAdaGZppfugQGlktEBACoRwAAYABhYL_QACIwAAPuB9aD-odyBAuoAMQMA',
  'HBD4ABgH5p6ESf4ZFo_4IE9KbjWdmA6OwP7mad520FrN00LfkcYC4WF_8fxqGflF0GyX0OngDfekIsgBQj0dTsRH_fCdElwP8znLDjgT2hawnbCH',
  'gHWhmaaX7oEBpZLRAQAqEcAAGAAYWC_0AAiMAAD7ggHwoOehxYED5QDxAgAaERwAGAV6dn8IvFv9GBhQExQOKx6TQP7jd3g1LTEWbqBuEwX3Gjs7',
  'sSDP7l3NPV391jX0qul7GMJHsMtAAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC_0AAiMAAD7ggLqoPOh0YEE6ADxAgAkEPAAGAQ1UIuuf9GBEqtt5KYQ',
  '3jgwAP7nMSJr90rZ3ylN_Qt93m42QT1zs09njVC_5PWARIAMWOoV_m2K9jhiuUA9g0NICItuAHWhmaaX7oEBpZLRAQAqEZAAGAAYWC_0AAiMAAD7',
  'ggPlHFO7a427i7OBALeG94EB8YHU',
].join('');
export const VIDEO: Piece = { name: 'visite.webm', bytes: bytesOfBase64Url(WEBM) };

/** A text in UTF-8 with an accent. */
export const TEXT: Piece = {
  name: 'relevé.txt',
  bytes: utf8('Béton livré : 12 m³\n'),
};

/** Two pages of HTML, one named like a text and one like an image (RELIABILITY F51). */
export const MARKUP_TEXT: Piece = {
  name: 'notes.txt',
  bytes: utf8('<html><script>1</script></html>'),
};
export const MARKUP_IMAGE: Piece = { name: 'photo.png', bytes: MARKUP_TEXT.bytes };

/** An SVG, which no view accepts (RELIABILITY F52). */
export const DRAWING: Piece = {
  name: 'plan.svg',
  bytes: utf8('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** An image that is one byte larger than `limit`, in bytes. */
export const heavyImage = (limit: number): Piece => {
  const bytes = new Uint8Array(limit + 1);
  bytes.set(IMAGE.bytes);
  return { name: 'lourde.png', bytes };
};

const [INK, PAPER] = [
  [0, 0, 0],
  [255, 255, 255],
] as const;

/** A name that was written with a finger: two strokes on white, of `width` × `height` points. */
export const signatureOf = (width: number, height: number): Piece => ({
  name: 'signature.png',
  bytes: pngOf({ width, height, palette: [INK, PAPER], colourAt: (x, y) => (x === y || x + y === height ? 0 : 1) }),
});
export const SIGNATURE = signatureOf(80, 40);
