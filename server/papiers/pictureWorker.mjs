// A thread that draws the first page of a PDF as a picture, and ends with it: see `pictureOf`.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const { pdf, scale, tallest } = workerData;
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(pdf);
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
if (originalHeight > tallest * originalWidth) {
  parentPort.postMessage(null);
} else {
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'BGRA' });
  // A copy, for the points lie in the library's memory.
  const points = new Uint8Array(data);
  parentPort.postMessage({ points, width, height }, [points.buffer]);
}
