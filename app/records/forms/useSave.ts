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

/** The sentence of a success toast, and the actions that it offers. */
export type Said = Parameters<Toaster['success']>;

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
  return <R>({ state, answer }: Sent<R>, { formName, title, payload: typed }: Told, success: (answer: R) => Said) => {
    if (state === 'envoye') {
      const [said, ...offers] = success(answer);
      return toast.success(`${t('general.succes')}\n${said}`, ...offers);
    }
    const waits = t(state === 'aenvoyer' ? 'envoi.garde' : 'envoi.attendra', { titre: title });
    toast.info(isCash({ formName, typed }) ? `${t('envoi.nonenregistre')} ${waits}` : waits);
  };
}

/**
 * Sends a form's write with the form's idempotency key (CONTRACT "Types"), and resolves to the answer. The green toast
 * says what happened below the general text (spec § 8, DESIGN rule 17). Without an answer the write waits, named
 * `named` or after what was typed, and null lets the form close. A refusal rejects: the form stays and shows the
 * server's sentence, as the toast of `useMutationOf` does (spec § 8).
 */
export function useSave(formName: string, recordId: number | string, named?: string) {
  const { t } = useLang();
  const say = useSentence();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const usual = (payload: Payload): Said => [faitOf(isNew(recordId) ? 'cree' : 'modifie', formName, payload, t)];
  return async <R>(
    payload: Payload,
    write: (options: SendOptions) => Promise<R>,
    success: (answer: R) => Said = () => usual(payload),
  ): Promise<R | null> => {
    const title = named ?? titleOf(formName, payload, t);
    const written = { formName, recordId, title, from: pathname + search };
    const sent = await sendFromForm(user?.utilisateurid ?? 0, payload, written, write);
    say(sent, { formName, title, payload }, success);
    return sent.answer;
  };
}
