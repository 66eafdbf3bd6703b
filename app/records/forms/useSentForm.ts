import { useState } from 'react';
import type * as z from 'zod/mini';
import { useSend } from '../../frame/api/useMutationOf';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import type { BodySchema } from './checkValues';
import { type CallForm, type CallFormOptions, useCallForm } from './useCallForm';
import { useNeedsLine } from './useNeedsLine';
import { type Said, useSave } from './useSave';
import type { Write } from './write';

export interface SentFormOptions<S extends BodySchema, R> extends Omit<CallFormOptions<S>, 'onSubmit'> {
  /** Nouns whose lists the write changes. */
  touches: readonly string[];
  write(body: z.output<S>): Write<R>;
  /** Names the write while it waits; without it, the name comes from what was typed. */
  title?: string | undefined;
  /** What the toast says and offers; without it, that the record was made or changed. */
  said?: ((saved: R, body: z.output<S>) => Said) | undefined;
  /** What the form of a decision says without a line; a decision is not sent then. */
  needsLine?: TextKey | undefined;
  /** Called once the form is done: with the server's answer, or null while the write waits for the line. */
  onEnd(saved: R | null, body: z.output<S>): void;
}

/**
 * A form whose body is sent: once, with the form's idempotency key, named while it waits, and told in a toast
 * (`useSave`). Its noun gives only the fields, the inputs and the call.
 */
export function useSentForm<S extends BodySchema, R>(options: SentFormOptions<S, R>): CallForm<S> {
  const { formName, recordId, touches, write, title, said, needsLine, onEnd } = options;
  const { t } = useLang();
  const send = useSend({ touches });
  const line = useNeedsLine(needsLine !== undefined);
  const [progress, setProgress] = useState<{ progress: number } | null>(null);
  const save = useSave(formName, recordId, title);

  const form = useCallForm({
    ...options,
    onSubmit: async (body) => {
      const { payload, hasFile, send: sendBy } = write(body);
      const watched = hasFile && { onProgress: (share: number) => setProgress({ progress: share }) };
      const saved = await save(
        payload,
        (sending) => sendBy(send, { ...sending, ...watched }),
        said && ((answer) => said(answer, body)),
      ).finally(() => setProgress(null));
      onEnd(saved, body);
    },
  });
  return {
    ...form,
    field: (name) => ({ ...form.field(name), ...(form.values[name] instanceof File && progress) }),
    formError: line.isRefused && needsLine ? t(needsLine) : form.formError,
    submit: async (event) => {
      event?.preventDefault();
      if (!line.refuses()) await form.submit();
    },
  };
}
