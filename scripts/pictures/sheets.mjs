import sharp from 'sharp';

/** In pixels: wide enough to read the small print of two desktop pictures side by side. */
const MAX_WIDTH = 2000;
const GAP = 16;
const LABEL = 24;

/**
 * Writes one picture with a subject's pictures of one width in rows, each under its label.
 * @param {{ file: string, theme: string, lang: string }[]} pictures
 */
export async function composeSheet(file, pictures, width) {
  const columns = Math.min(pictures.length, width > 500 ? 2 : 4);
  const rows = [];
  let top = 0;
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns);
    const sizes = await Promise.all(row.map((picture) => sharp(picture.file).metadata()));
    rows.push({ row, top });
    top += LABEL + GAP + Math.max(...sizes.map(({ height }) => height));
  }
  const layers = rows.flatMap(({ row, top: from }) =>
    row.flatMap((picture, column) => {
      const left = column * (width + GAP);
      return [
        { input: labelOf(`${width} ${picture.theme} ${picture.lang}`, width), left, top: from },
        { input: picture.file, left, top: from + LABEL },
      ];
    }),
  );
  const canvas = { width: columns * (width + GAP) - GAP, height: top, channels: 3, background: '#808080' };
  const { data, info } = await sharp({ create: canvas }).composite(layers).raw().toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: info }).resize({ width: MAX_WIDTH, withoutEnlargement: true }).png().toFile(file);
}

function labelOf(text, width) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><rect width="100%" height="100%" fill="#222"/><text x="8" y="17" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  );
}
