import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { ErrorState } from '../ErrorState';
import { useEscapeLayer } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Spinner } from '../Spinner';
import { Corner, Veil } from './Lightbox.styles';

interface WaitingProps {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for the viewer until its code has come; it can be closed already. */
export function Waiting({ hasFailed, onRetry, onClose }: WaitingProps) {
  const { lightbox, overlay } = useLabels();
  const { refs, context } = useFloating({ open: true });
  useEscapeLayer(true, onClose);

  return createPortal(
    <FloatingFocusManager context={context} returnFocus={false}>
      <Veil
        ref={refs.setFloating}
        role="dialog"
        aria-modal
        aria-label={lightbox.label}
        data-theme="dark"
        className="no-print"
      >
        <Corner>
          <IconButton label={overlay.close} icon={<X aria-hidden />} onClick={onClose} />
        </Corner>
        {hasFailed ? <ErrorState title={lightbox.failed} retryLabel={lightbox.retry} onRetry={onRetry} /> : <Spinner />}
      </Veil>
    </FloatingFocusManager>,
    document.body,
  );
}
