import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Modal } from '#ui/Modal';
import { Spinner } from '#ui/Spinner';
import { useLang } from '../i18n/useLang';

/** The export `name` of a module that comes on its first use. */
export function lazyOf<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Fetches a dialog's code while its list is looked at; a failure is told when the dialog is asked for. */
export function usePreload(isWanted: boolean, load: () => Promise<unknown>): void {
  useEffect(() => {
    if (isWanted) void load().catch(() => undefined);
  }, [isWanted, load]);
}

interface LazyDialogProps extends Pick<ComponentProps<typeof Modal>, 'size' | 'onClose'> {
  title?: string;
  children: ReactNode;
}

/** A dialog whose code comes on its first opening; until then another one, which closes, holds its place. */
export function LazyDialog({ title, size = 'lg', onClose, children }: LazyDialogProps) {
  const { t } = useLang();
  const waiting = (
    <Modal open size={size} title={title ?? t('general.chargement')} onClose={onClose}>
      <Spinner />
    </Modal>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
