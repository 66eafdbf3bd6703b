import { DialogFrame } from '@comptoir/ui/DialogFrame';
import { type ComponentProps, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLang } from '../i18n/useLang';
import { PartWaiting } from './PartWaiting';

/** `size` is the size of the dialog to come, so that the width does not change when it comes. */
export interface LazyDialogProps extends Pick<ComponentProps<typeof DialogFrame>, 'size'> {
  title?: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog whose code is loaded when it is first opened; until then a dialog that can be closed holds its place. */
export function LazyDialog({ title, size, onClose, children }: LazyDialogProps) {
  const { t } = useLang();
  const waiting = (
    <DialogFrame isSheet hasCloseButton size={size} title={title ?? t('general.chargement')} onEscape={onClose}>
      <PartWaiting isSaid={title === undefined} />
    </DialogFrame>
  );
  // The press gets its visible answer first, because drawing a form takes an old processor long (DESIGN "Weight and
  // speed").
  const isAnswered = useDeferredValue(true, false);
  return isAnswered && <Suspense fallback={waiting}>{children}</Suspense>;
}
