import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { keepWrite } from '../frame/outbox/keepWrite';
import { useOutbox } from '../frame/outbox/useOutbox';
import { useSession } from '../frame/session/useSession';

const SENT = {
  method: 'POST',
  url: '/api/typedepenses',
  body: '{"libelle":"Péage"}',
  key: 'peage'.padEnd(16, '0'),
  isKeyLasting: false,
};
const WRITTEN = {
  formName: 'typedepense',
  recordId: 'new',
  title: 'Type de dépense · Péage',
  from: '/depenses/typedepenses',
};

function Writing({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { outbox } = useOutbox();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void keepWrite(utilisateurid, SENT, WRITTEN, { kept: { key: SENT.key, since: Date.now() }, isTried: true })
      .then(() => outbox.refresh())
      .then(() => setIsKept(true));
  }, [outbox, utilisateurid]);
  return isKept && children;
}

/** A write waits for the line on this device. Put this decorator inside `inApp`. */
export const writeWaiting: Decorator = (Story) => (
  <Writing>
    <Story />
  </Writing>
);
