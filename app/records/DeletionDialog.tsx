import type { Call } from '#contract/call';
import { CallDialog, type CallDialogProps } from './CallDialog';

/** Asks before a deletion (spec § 5 "Delete always asks confirmation"). */
export function DeletionDialog<C extends Call>(props: CallDialogProps<C>) {
  return <CallDialog {...props} tone="danger" />;
}
