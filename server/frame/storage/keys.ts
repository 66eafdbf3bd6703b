/** The pictures that may be drawn from an image and kept beside its file, with the ending of their keys. */
const SIGNS = {
  vignette: '-v',
  miniature: '-m',
  icone192: '-i',
  icone512: '-j',
  iconemasquable: '-k',
  entete: '-e',
  signature: '-s',
} as const;

/** A picture that is drawn from another: a thumbnail, an icon of a logo, or the logo or a signature on a paper. */
export type Dessin = keyof typeof SIGNS;

/** Returns the key of a drawing; it is removed together with its file. */
export const drawnKey = (key: string, dessin: Dessin): string => `${key}${SIGNS[dessin]}`;

/** Returns the keys of all possible drawings of a file. */
export const drawnKeys = (key: string): readonly string[] => Object.values(SIGNS).map((sign) => `${key}${sign}`);

/** Returns the key of the file that a key belongs to: the file's own key, or that of one of its drawings. */
export const fileKey = (key: string): string => key.replace(/-[a-z]$/, '');
