import type { Count } from '@comptoir/domain/units';
import { Confirmation } from '../Confirmation';
import { useLang } from '../i18n/useLang';

export interface DeconnexionDialogProps {
  /** How many writes wait for the line. */
  count: Count;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a logout while writes wait for the line, and tells when they will be sent. */
export function DeconnexionDialog({ count, onConfirm, onCancel }: DeconnexionDialogProps) {
  const { t } = useLang();
  return (
    <Confirmation
      tone="primary"
      title={t('shell.deconnexion')}
      detail={t('envoi.deconnexion', { count })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
