/** The frame of the last print. The browser may read it until its dialog is closed, and nothing tells when. */
let last: { frame: HTMLIFrameElement; address: string } | null = null;

/** Tells whether this browser shows PDFs by itself, and so prints them from within a page; phones do not. */
export const canPrintPdf = (): boolean => navigator.pdfViewerEnabled === true;

/** Opens the browser's print dialog on a PDF. Resolves to false if the browser does not let a page do so. */
export async function printPdf(pdf: Blob): Promise<boolean> {
  if (last) {
    last.frame.remove();
    URL.revokeObjectURL(last.address);
  }
  const frame = document.createElement('iframe');
  const address = URL.createObjectURL(pdf);
  last = { frame, address };
  Object.assign(frame, { src: address, tabIndex: -1, ariaHidden: 'true' });
  // A frame that is not laid out prints nothing.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  const isLoaded = new Promise((resolve) => {
    frame.onload = resolve;
  });
  document.body.append(frame);
  await isLoaded;
  try {
    frame.contentWindow?.print();
    return true;
  } catch {
    return false;
  }
}
