import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The two faces of a document. */
export type Face = 'normal' | 'gras';

const require = createRequire(import.meta.url);

/**
 * DejaVu has signs that our documents need and common fonts lack: the narrow no-break space of amounts (U+202F), the
 * letters of Ivorian languages, Arabic (ADR 0036).
 */
const FILES: Readonly<Record<Face, string>> = {
  normal: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  gras: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

export type Fonts = Readonly<Record<Face, Font>>;

/**
 * Opens the fonts for one document. A font keeps each glyph in its first form, and a letter that first came as a part
 * of another one, such as the E of É, has no character: in later documents it could not be read or found.
 */
export async function openFonts(): Promise<Fonts> {
  const { open } = await import('fontkit');
  const [normal, gras] = await Promise.all([open(FILES.normal), open(FILES.gras)]);
  return { normal: normal as Font, gras: gras as Font };
}
