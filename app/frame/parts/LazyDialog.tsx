import { DialogFrame } from '@comptoir/ui/DialogFrame';
import { type ComponentProps, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLang } from '../i18n/useLang';
import { PartWaiting } from './PartWaiting';

/** `size` is that of the dialog to come: nothing changes its width when it does. */
interface LazyDialogProps extends Pick<ComponentProps<typeof DialogFrame>, 'size'> {
  title?: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog whose code comes on its first opening; until then another one, which closes, holds its place. */
export function LazyDialog({ title, size, onClose, children }: LazyDialogProps) {
  const { t } = useLang();
  const waiting = (
    <DialogFrame isSheet hasCloseButton size={size} title={title ?? t('general.chargement')} onEscape={onClose}>
      <PartWaiting isSaid={title === undefined} />
    </DialogFrame>
  );
  // The press is answered first; a form is much to draw for an old processor (DESIGN "Weight and speed").
  const isAnswered = useDeferredValue(true, false);
  return isAnswered && <Suspense fallback={waiting}>{children}</Suspense>;
}
