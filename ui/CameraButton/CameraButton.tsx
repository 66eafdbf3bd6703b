import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { useTouch } from '../foundations';
import { useLabels } from '../labels';

export interface CameraButtonProps extends Omit<ButtonProps, 'type' | 'icon' | 'children' | 'onClick'> {
  /** Shorter words than its own. */
  text?: string;
  /** What the photo is of, where several stand on a screen; said after the words. */
  of?: string;
  /** Called with the photos that were taken. */
  onTake: (photos: File[]) => void;
}

/**
 * Opens the camera by one press, and gives what it took; nothing where there is none, as beside a mouse.
 *
 * Not for files that are chosen from the device: `Dropzone`.
 */
export function CameraButton({ text, of, onTake, ...rest }: CameraButtonProps) {
  const { pair, dropzone } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  if (!useTouch()) return null;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(currentTarget.files ?? [])];
    // The next photo may have the same name, as those of some phones all have.
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
