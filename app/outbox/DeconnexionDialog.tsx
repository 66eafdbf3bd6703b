import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useLang } from '../i18n/useLang';

export interface DeconnexionDialogProps {
  /** How many writes wait for the line. */
  count: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Who leaves while something waits for the line is told when it will be sent. */
export function DeconnexionDialog({ count, onConfirm, onCancel }: DeconnexionDialogProps) {
  const { t } = useLang();
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('shell.deconnexion')}
      question={t('general.confirmation')}
      detail={t('envoi.deconnexion', { count })}
      confirmLabel={t('general.oui')}
      cancelLabel={t('general.non')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
