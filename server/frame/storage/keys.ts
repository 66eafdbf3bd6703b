/** What may be drawn of a picture and kept beside its file, and what its key ends with. */
const SIGNS = { vignette: '-v', miniature: '-m', icone192: '-i', icone512: '-j', iconemasquable: '-k' } as const;

/** A picture that is drawn of another: thumbnails, and the icons of a logo. */
export type Dessin = keyof typeof SIGNS;

/** The key of what is drawn of a file, which is removed with the file. */
export const drawnKey = (key: string, dessin: Dessin): string => `${key}${SIGNS[dessin]}`;

/** The keys of all that may be drawn of a file. */
export const drawnKeys = (key: string): readonly string[] => Object.values(SIGNS).map((sign) => `${key}${sign}`);

/** The key of the file that a key is about: its own, or that of what is drawn of it. */
export const fileKey = (key: string): string => key.replace(/-[a-z]$/, '');
