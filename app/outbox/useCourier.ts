import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '#ui/Toasts';
import { useLang } from '../i18n/useLang';
import { type CourierTells, startCourier } from './courier';
import { useOutbox } from './useWaiting';

/** While someone works here, what waits is sent as soon as it can be, and they are told what became of it. */
export function useCourier(): void {
  const { t } = useLang();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const { outbox } = useOutbox();
  const tells: CourierTells = {
    onDone: ({ title }) => {
      toast.success(t('envoi.parti', { titre: title }));
    },
    onRefused: ({ title }, { message }) => {
      toast.error(t('envoi.refus', { titre: title, message }));
    },
    onChanged: () => void mutate(() => true).catch(() => undefined),
  };
  /** Those of the last drawing: the language may have changed meanwhile. */
  const latest = useRef(tells);
  useEffect(() => {
    latest.current = tells;
  });
  useEffect(
    () =>
      startCourier(outbox, {
        onDone: (write) => latest.current.onDone(write),
        onRefused: (write, error) => latest.current.onRefused(write, error),
        onChanged: () => latest.current.onChanged(),
      }),
    [outbox],
  );
}
