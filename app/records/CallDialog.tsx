import type { Call } from '#contract/call';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useToast } from '#ui/Toasts';
import { ApiError } from '../api/ApiError';
import type { CallArgs } from '../api/url';
import { useMutationOf } from '../api/useMutationOf';
import { useLang } from '../i18n/useLang';

export interface CallDialogProps<C extends Call> {
  call: C;
  args: CallArgs<C>;
  /** Nouns whose lists the call changes. */
  touches: readonly string[];
  /** Names the object and the consequence (DESIGN rule 14). */
  detail: string;
  onClose(): void;
}

/** Asks before a call is made, and says inside why it was refused (spec § 8, DESIGN rule 14). */
export function CallDialog<C extends Call>(props: CallDialogProps<C> & { tone: 'primary' | 'danger' }) {
  const { call, args, touches, detail, tone, onClose } = props;
  const { t } = useLang();
  const toast = useToast();
  const { submit, busy, error } = useMutationOf(call, { touches });

  const confirm = async () => {
    try {
      await submit(args);
      toast.success(t('general.succes'));
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      toast.error(thrown.message);
    }
  };

  return (
    <ConfirmDialog
      open
      tone={tone}
      title={t('general.confirmationtitre')}
      question={t('general.confirmation')}
      detail={detail}
      confirmLabel={t('general.oui')}
      cancelLabel={t('general.non')}
      busy={busy}
      error={error?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
