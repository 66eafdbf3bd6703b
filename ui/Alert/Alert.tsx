import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { Close, Root, Texts, Title } from './Alert.styles';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is: colour and icon; the words must say it too. */
  tone: 'success' | 'danger' | 'warning' | 'info';
  /** The news in a few words, above the details. */
  title?: ReactNode;
  /** Called when it is closed; without it, it cannot be. */
  onClose?: () => void;
}

/**
 * A message that stays where it belongs; an error is announced when it appears, the others when they change.
 *
 * Not for what passes by itself: a toast; nor a failed load: `ErrorState`.
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
