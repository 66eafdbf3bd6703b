import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { useTouch } from '../foundations';
import { useLabels } from '../labels';

export interface CameraButtonProps extends Omit<ButtonProps, 'type' | 'icon' | 'children' | 'onClick'> {
  /** Shorter words for the button than its own. */
  text?: string;
  /** Subject of the photo, where several buttons stand on a screen; screen readers say it after the words. */
  of?: string;
  /** Called with the photos that were taken. */
  onTake: (photos: File[]) => void;
}

/**
 * Opens the camera with one press and gives the photos that it took. Renders nothing where the first pointer is not a
 * finger, for example on a computer with a mouse.
 *
 * Not for files that are chosen from the device: `Dropzone`.
 */
export function CameraButton({ text, of, onTake, ...rest }: CameraButtonProps) {
  const { pair, dropzone } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  if (!useTouch()) return null;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(currentTarget.files ?? [])];
    // Some phones give all their photos the same name, and the same name again would be no change of the input.
    currentTarget.value = '';
    if (photos.length > 0) onTake(photos);
  };
  const words = text ?? dropzone.photo;
  const named = of === undefined ? {} : { 'aria-label': pair(words, of) };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        disabled={rest.disabled}
        onChange={take}
      />
      <Button {...named} {...rest} icon={<Camera aria-hidden />} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
