import { useToast } from '@comptoir/ui/Toasts';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumingOf } from '../device/resuming';
import { useLang } from '../i18n/useLang';
import { useDrafts } from '../session/useDrafts';
import { takeUp } from './takeUp';
import { useOutbox } from './useOutbox';
import type { WaitingWrite } from './waitingWrite';

/**
 * Gives a write back to its form and opens that form, as for a draft. Resolves to false if the write stays in the
 * outbox.
 */
export function useTakeUp(): (write: WaitingWrite) => Promise<boolean> {
  const { t } = useLang();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { outbox } = useOutbox();
  const { list: drafts } = useDrafts();
  return async (write) => {
    const taken = await outbox.change((id) => drafts.change(() => takeUp(id, write)));
    if (taken === 'busy') toast.error(t('envoi.formulairepris'));
    if (taken !== 'done') return false;
    const { from, formName, recordId, trail = [] } = write;
    void navigate(from, { state: resumingOf({ formName, recordId, trail }), replace: from === pathname + search });
    return true;
  };
}
