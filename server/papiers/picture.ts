import { Worker } from 'node:worker_threads';
import { inPictureTurn } from '../frame/storage/imageQueue';
import { loadSharp } from '../frame/storage/loadSharp';

/** Pixels of a point: a ticket of 80 mm is 678 pixels wide, as many as a phone shows of it. */
const SCALE = 3;
/** How many times higher than wide a picture may be: messengers make a higher one too small to be read. */
const TALLEST = 5;

/** Black, its edges and a logo: a third of the bytes that all colours take. */
const COLOURS = 16;

/** The page as the thread draws it, four bytes a point, the last of which says nothing. */
interface Drawn {
  points: Uint8Array;
  width: number;
  height: number;
}

/**
 * Draws the first page of a PDF as a PNG, null when it is too high to be read as a picture (ADR 0050). A thread of its own
 * draws it, so that nobody waits meanwhile, and ends with it, because the drawing takes some forty megabytes.
 */
export function pictureOf(pdf: Uint8Array): Promise<Buffer | null> {
  return inPictureTurn(async () => {
    const thread = new Worker(new URL('./pictureWorker.mjs', import.meta.url), {
      workerData: { pdf, scale: SCALE, tallest: TALLEST },
    });
    try {
      const drawn = await drawnBy(thread);
      return drawn && (await encoded(drawn));
    } finally {
      await thread.terminate();
    }
  });
}

/** Waits for what the thread has drawn; a thread that ends before it has, has failed. */
const drawnBy = (thread: Worker): Promise<Drawn | null> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The drawing of a picture ended with ${code}`)));
  });

async function encoded({ points, width, height }: Drawn): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(points, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, effort: 1, dither: 0 })
    .toBuffer();
}
