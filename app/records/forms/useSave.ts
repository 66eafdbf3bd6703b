import { type Toaster, useToast } from '@comptoir/ui/Toasts';
import { useLocation } from 'react-router-dom';
import type { SendOptions } from '../../frame/api/client';
import { isNew } from '../../frame/device/places';
import { useLang } from '../../frame/i18n/useLang';
import { type Sent, sendFromForm } from '../../frame/outbox/sendFromForm';
import { isCash } from '../../frame/outbox/states';
import { faitOf, titleOf } from '../../frame/outbox/titleOf';
import { useSession } from '../../frame/session/useSession';

export type Payload = Readonly<Record<string, unknown>>;

/** The write was done, or this device keeps it until the line is back (PRODUCT O). */
export type Saved = 'done' | 'waiting';

/** The sentence of a success toast, and the actions that it offers. */
export type Said = Parameters<Toaster['success']>;

interface SaveTexts {
  /** Own text of the success toast and the actions that it offers; called once the answer is there. */
  success?: (() => Said) | undefined;
  /** Names the write while it waits; without it, the name comes from what was typed. */
  title?: string | undefined;
}

/** A write as its toast tells of it. */
interface Told {
  formName: string;
  title: string;
  payload: Payload;
}

/** Shows a toast with the outcome of a write. */
function useSentence() {
  const { t } = useLang();
  const toast = useToast();
  return (sent: Sent, { formName, title, payload: typed }: Told, success: () => Said) => {
    if (sent === 'envoye') {
      const [said, ...offers] = success();
      return toast.success(`${t('general.succes')}\n${said}`, ...offers);
    }
    const waits = t(sent === 'aenvoyer' ? 'envoi.garde' : 'envoi.attendra', { titre: title });
    toast.info(isCash({ formName, typed }) ? `${t('envoi.nonenregistre')} ${waits}` : waits);
  };
}

/**
 * Sends a form's write with the form's idempotency key (CONTRACT "Types"). Then it shows the green toast, with what
 * happened below the general text (spec § 8, DESIGN rule 17), and calls `onSaved`. Without an answer the write waits
 * and the form closes all the same. A refusal rejects: the form stays and shows the server's sentence, as the toast of
 * `useMutationOf` does (spec § 8).
 */
export function useSave(
  formName: string,
  recordId: number | string,
  onSaved: (saved: Saved) => void,
  texts: SaveTexts = {},
) {
  const { t } = useLang();
  const say = useSentence();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return async (payload: Payload, write: (options: SendOptions) => Promise<unknown>): Promise<void> => {
    const { title = titleOf(formName, payload, t), success } = texts;
    const written = { formName, recordId, title, from: pathname + search };
    const sent = await sendFromForm(user?.utilisateurid ?? 0, payload, written, write);
    const usual = (): Said => [faitOf(isNew(recordId) ? 'cree' : 'modifie', formName, payload, t)];
    say(sent, { formName, title, payload }, success ?? usual);
    onSaved(sent === 'envoye' ? 'done' : 'waiting');
  };
}
