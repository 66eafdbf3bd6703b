import { MAX_SIGNATURE_BYTES } from '@comptoir/domain/limits';

/** Resolves to the PNG of a canvas. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the canvas gives no picture'))), 'image/png');
  });
}

/** Returns the same picture with half as many points a side. */
function halved(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const half = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(canvas.width / 2),
    height: Math.ceil(canvas.height / 2),
  });
  half.getContext('2d', { alpha: false })?.drawImage(canvas, 0, 0, half.width, half.height);
  return half;
}

/** Resolves to a signature as a PNG of 64 KiB at most; it is coarser if the strokes fill the whole field (ADR 0048). */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  let drawing = canvas;
  let png = await pngOf(drawing);
  while (png.size > MAX_SIGNATURE_BYTES) {
    drawing = halved(drawing);
    png = await pngOf(drawing);
  }
  return new File([png], 'signature.png', { type: png.type });
}
