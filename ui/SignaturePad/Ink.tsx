import { useEffect, useEffectEvent, useRef } from 'react';
import Pad from 'signature_pad';
import { pointsOf, scaled } from './model';
import { pictureOf } from './pictureOf';
import { Sheet } from './SignaturePad.styles';

/** Strokes in CSS pixels: a quick pen writes thin. Each move counts; an opaque sheet makes a smaller picture. */
const PEN = {
  minWidth: 1,
  maxWidth: 3,
  throttle: 0,
  backgroundColor: 'white',
  canvasContextOptions: { alpha: false },
};

export interface InkProps {
  /** Says what the sheet shows. */
  name: string;
  onBegin: () => void;
  /** Called with the picture after each stroke. */
  onPicture: (picture: File) => void;
}

/** The sheet to sign on. It follows the pen, and draws the strokes again when its size changes. */
export function Ink({ name, onBegin, onPicture }: InkProps) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const begin = useEffectEvent(onBegin);
  const give = useEffectEvent(onPicture);

  useEffect(() => {
    const canvas = sheet.current;
    if (!canvas) return;
    const pad = new Pad(canvas, PEN);
    const stopFitting = keepFitting(canvas, pad);
    let strokes = 0;
    const end = async () => {
      strokes += 1;
      const mine = strokes;
      const picture = await pictureOf(canvas);
      if (mine === strokes) give(picture);
    };
    pad.addEventListener('beginStroke', () => begin());
    pad.addEventListener('endStroke', () => void end());
    return () => {
      strokes = Number.NaN;
      stopFitting();
      pad.off();
    };
  }, []);

  return <Sheet ref={sheet} role="img" aria-label={name} />;
}

/**
 * Gives the canvas the points of the screen whenever its size changes, and draws the strokes anew. Returns a function
 * that ends this.
 */
function keepFitting(canvas: HTMLCanvasElement, pad: Pad): () => void {
  let drawnAt = 0;
  const fit = (width: number) => {
    if (width === 0) return;
    const strokes = scaled(pad.toData(), drawnAt === 0 ? 1 : width / drawnAt);
    drawnAt = width;
    Object.assign(canvas, pointsOf(width, window.devicePixelRatio));
    canvas.getContext('2d')?.scale(canvas.width / width, canvas.width / width);
    pad.fromData(strokes);
  };
  const observer = new ResizeObserver(([entry]) => fit(entry?.contentRect.width ?? 0));
  observer.observe(canvas);
  return () => observer.disconnect();
}
