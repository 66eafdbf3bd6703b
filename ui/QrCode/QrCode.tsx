import { type ComponentPropsWithRef, useMemo } from 'react';
import { drawingOf } from './model';
import { Drawing } from './QrCode.styles';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What it is for: the picture is read by a camera alone. */
  label: string;
  /** What a camera reads. */
  text: string;
}

/**
 * A text to be read by a camera; whoever has none needs the same another way, beside it.
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
