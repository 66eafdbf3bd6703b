import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { Close, Root, Texts, Title } from './Alert.styles';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Kind of news, shown by colour and icon; the words must say it too. */
  tone: 'success' | 'danger' | 'warning' | 'info';
  /** The news in a few words, above the details (children). */
  title?: ReactNode;
  /** Called when the alert is closed; without it there is no close button. */
  onClose?: () => void;
}

/**
 * A message that stays where it belongs. Screen readers announce an error when it appears, and the other tones when
 * their text changes.
 *
 * Not for a message that goes away by itself: a toast; nor a failed load: `ErrorState`.
 *
 * States: `data-tone` is its tone; `data-floating` on it lifts it above the page.
 */
export function Alert({ tone, title, onClose, children, ...rest }: AlertProps) {
  const labels = useLabels();
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone} data-tone={tone}>
      <ToneIcon tone={tone} />
      <Texts>
        <span className="visually-hidden">{labels.pair(labels.tone[tone], '')}</span>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Texts>
      {onClose && (
        <Close>
          <IconButton label={labels.overlay.close} icon={<X aria-hidden />} onClick={onClose} />
        </Close>
      )}
    </Root>
  );
}
