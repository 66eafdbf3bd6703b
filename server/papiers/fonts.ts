import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The two faces of a paper. */
export type Face = 'normal' | 'gras';

const require = createRequire(import.meta.url);

/**
 * DejaVu has what our papers need and common fonts lack: the narrow no-break space of amounts (U+202F), the letters of
 * Ivorian languages, Arabic (ADR 0036).
 */
const FILES: Readonly<Record<Face, string>> = {
  normal: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  gras: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

export type Fonts = Readonly<Record<Face, Font>>;

/** Opens the fonts. They are read-only and serve all papers of the process. */
export async function openFonts(): Promise<Fonts> {
  const { openSync } = await import('fontkit');
  const open = (face: Face) => openSync(FILES[face]) as Font;
  return { normal: open('normal'), gras: open('gras') };
}
