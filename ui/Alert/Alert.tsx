import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { Close, Root, Texts, Title } from './Alert.styles';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: 'success' | 'danger' | 'warning' | 'info';
  title?: ReactNode;
  onClose?: () => void;
}

/** A message that stays where it belongs; an error is announced when it appears, the others when they change. */
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
