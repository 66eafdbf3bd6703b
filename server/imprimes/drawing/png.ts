import { inPictureTurn } from '../../frame/storage/imageQueue';
import { loadSharp } from '../../frame/storage/loadSharp';
import type { Points } from './picture';

/** Black, its edges and a logo: a third of the bytes of full colours. */
const COLOURS = 16;

/** Encodes the picture of a page as a PNG, in its turn among the decoded pictures. */
export function pngOf({ data, width, height }: Points): Promise<Buffer> {
  return inPictureTurn(async () => {
    const sharp = await loadSharp();
    return sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ palette: true, colours: COLOURS, effort: 1, dither: 0 })
      .toBuffer();
  });
}
