import { type ComponentPropsWithRef, useMemo } from 'react';
import { drawingOf } from './model';
import { Drawing } from './QrCode.styles';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Says what the code is for, because only a camera can read the picture. */
  label: string;
  /** The text that a camera reads. */
  text: string;
}

/**
 * A text for a camera to read. Offer the same text in another way beside it, for people without a camera.
 *
 * Not for a link that is pressed on this screen: `LinkButton`.
 */
export function QrCode({ label, text, ...rest }: QrCodeProps) {
  const { path, size } = useMemo(() => drawingOf(text), [text]);
  return (
    <Drawing {...rest} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Drawing>
  );
}
