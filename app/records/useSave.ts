import { type Toaster, useToast } from '@comptoir/ui/Toasts';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../frame/api/ApiError';
import type { SendOptions } from '../frame/api/client';
import { isNew } from '../frame/device/places';
import { useLang } from '../frame/i18n/useLang';
import { type Sent, sendFromForm } from '../frame/outbox/sendFromForm';
import { isCash } from '../frame/outbox/states';
import { faitOf, titleOf } from '../frame/outbox/titleOf';
import { useSession } from '../frame/session/useSession';

export type Payload = Readonly<Record<string, unknown>>;

/** Done, or kept on this device until the line is back (PRODUCT O). */
export type Saved = 'done' | 'waiting';

type Said = Parameters<Toaster['success']>;

interface SaveTexts {
  /** What happened, where a write says it in its own way, and what is offered then; asked for once the answer is there. */
  success?: () => Said;
  /** Names the write while it waits; what was typed does, without it. */
  title?: string;
  /** Nothing stays open that says a refusal itself: a red toast does. */
  isAlone?: boolean;
}

/** Says what has become of a write. */
function useSentence() {
  const { t } = useLang();
  const toast = useToast();
  return (sent: Sent, formName: string, title: string, success: () => Said) => {
    if (sent === 'envoye') {
      const [said, offer] = success();
      return toast.success(`${t('general.succes')}\n${said}`, offer);
    }
    const waits = t(sent === 'aenvoyer' ? 'envoi.garde' : 'envoi.attendra', { titre: title });
    toast.info(isCash({ formName }) ? `${t('envoi.nonenregistre')} ${waits}` : waits);
  };
}

/**
 * Sends a form's write with the key of the form opened (CONTRACT "Types"), then the green toast, which says what
 * happened below the general text (spec § 8, DESIGN rule 17), and `onSaved`; without an answer it waits, and the form is done with all the same. A refusal rejects: the form stays and says the server's
 * sentence, which can be read again among the messages (spec § 8, D85).
 */
export function useSave(
  formName: string,
  recordId: number | string,
  onSaved: (saved: Saved) => void,
  texts: SaveTexts = {},
) {
  const { t } = useLang();
  const toast = useToast();
  const say = useSentence();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return async (payload: Payload, write: (options: SendOptions) => Promise<unknown>): Promise<void> => {
    const { title = titleOf(formName, payload, t), success } = texts;
    const written = { formName, recordId, title, from: pathname + search };
    let sent: Sent;
    try {
      sent = await sendFromForm(user?.utilisateurid ?? 0, payload, written, write);
    } catch (thrown) {
      // That nobody answered, its form alone says, and stays.
      if (thrown instanceof ApiError && !thrown.isUnanswered)
        (texts.isAlone ? toast.error : toast.echo)(thrown.message);
      throw thrown;
    }
    say(sent, formName, title, success ?? (() => [faitOf(isNew(recordId) ? 'cree' : 'modifie', formName, payload, t)]));
    onSaved(sent === 'envoye' ? 'done' : 'waiting');
  };
}
