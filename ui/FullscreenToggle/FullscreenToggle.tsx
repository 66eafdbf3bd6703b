import { Maximize, Minimize } from 'lucide-react';
import { useFullscreen } from '../foundations';
import { IconButton, type IconButtonProps } from '../IconButton';
import { useLabels } from '../labels';

export interface FullscreenToggleProps extends Omit<IconButtonProps, 'label' | 'icon'> {}

/**
 * Shows the page over the whole screen, and back. Renders nothing where the browser cannot do this: on an iPhone and in
 * most frames.
 *
 * Not for one picture: `Lightbox`.
 */
export function FullscreenToggle(props: FullscreenToggleProps) {
  const { fullscreen } = useLabels();
  const { isFullscreen, isSupported, toggle } = useFullscreen();
  if (!isSupported) return null;
  return (
    <IconButton
      {...props}
      label={isFullscreen ? fullscreen.leave : fullscreen.enter}
      icon={isFullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      onClick={toggle}
    />
  );
}
