/** Pixels of a point: a ticket of 80 mm is 678 pixels wide, as many as a phone shows. */
const SCALE = 3;
/** The largest height of a picture, in widths: messengers make a higher one too small to read. */
const TALLEST = 5;

/** A drawn page, four bytes a point; the last byte has no meaning. */
export interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Draws the first page of a PDF; null when it is too high to be read as a picture (ADR 0050). */
export async function picture(pdf: Uint8Array): Promise<Points | null> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (originalHeight > TALLEST * originalWidth) return null;
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap', colorSpace: 'BGRA' });
    // A copy, because the points lie in the library's memory.
    return { data: new Uint8Array(data), width, height };
  } finally {
    library.destroy();
  }
}
