import { useToast } from '@comptoir/ui/Toasts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLang } from '../i18n/useLang';
import { type CourierTells, startCourier } from './courier';
import { useOutbox } from './useOutbox';
import { useTakeUp } from './useTakeUp';

/** Sends waiting writes as soon as possible while their author works here, and tells the outcome of each. */
export function Courier() {
  const { t } = useLang();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const { outbox } = useOutbox();
  const takeUp = useTakeUp();
  const tells: CourierTells = {
    onDone: ({ title }) => {
      toast.success(t('envoi.parti', { titre: title }));
    },
    onRefused: (write, { message }) => {
      const resume = { label: t('envoi.reprendre'), onAction: () => void takeUp(write) };
      toast.error(t('envoi.refus', { titre: write.title, message }), write.typed ? resume : undefined);
    },
    onChanged: () => void mutate(() => true).catch(() => undefined),
  };
  /** The functions of the last render, because the language may have changed since the courier started. */
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
  return null;
}
