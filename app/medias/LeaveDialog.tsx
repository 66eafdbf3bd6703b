import { ConfirmDialog } from '@comptoir/ui/ConfirmDialog';
import { useLang } from '../frame/i18n/useLang';
import type { LeaveGuard } from './useLeaveGuard';

const NAMES_SHOWN = 3;

/** Asks for confirmation and names the files that would be lost (DESIGN rules 12 and 14). */
export function LeaveDialog({ guard, names }: { guard: LeaveGuard; names: readonly string[] }) {
  const { t } = useLang();
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const noms = names.length > NAMES_SHOWN ? `${shown}…` : shown;
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t('media.abandontitre')}
      question={t('media.abandonquestion')}
      detail={t('media.abandondetail', { count: names.length, noms })}
      confirmLabel={t('envoi.abandonner')}
      cancelLabel={t('monprofil.continuer')}
      onConfirm={guard.confirm}
      onCancel={guard.stay}
    />
  );
}
