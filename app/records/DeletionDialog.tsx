import type { Call } from '@comptoir/contract/call';
import { useLang } from '../frame/i18n/useLang';
import { CallDialog, type CallDialogProps } from './CallDialog';

/** Asks before a deletion (spec § 5 "delete always asks"). */
export function DeletionDialog<C extends Call>(props: CallDialogProps<C>) {
  const { t } = useLang();
  return <CallDialog {...props} tone="danger" action={t('activite.suppression')} fait="supprime" />;
}
