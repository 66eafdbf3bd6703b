import { formatMontant } from '@comptoir/domain/money';
import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { DepensesScreen } from '../../depenses/DepensesScreen';
import { OrganisationScreen } from '../../organisation/OrganisationScreen';
import { Preparing } from '../../stories/Preparing';
import { inApp, scene } from '../../stories/scene';
import { changeDurable } from '../device/storage';
import { EnvoisButton } from './EnvoisButton';
import { EnvoisModal } from './EnvoisModal';
import { useOutbox } from './useOutbox';
import { type WaitingWrite, waitingPlace } from './waitingWrite';

const DAY_MS = 24 * 3_600_000;

/** In the mocks, user 1, the administrator, is signed in. */
const place = (write: WaitingWrite) => waitingPlace(1, write);

function waiting(key: string, more: Partial<WaitingWrite> = {}): WaitingWrite {
  return {
    key: key.padEnd(16, '0'),
    isKeyLasting: false,
    method: 'POST',
    url: '/api/typedepenses',
    body: JSON.stringify({ libelle: 'Péage' }),
    formName: 'typedepense',
    recordId: 'new',
    title: 'Type de dépense · Péage',
    from: '/depenses/typedepenses',
    typed: { libelle: 'Péage' },
    firstSentAt: Date.now(),
    refused: null,
    ...more,
  };
}

const TO_SEND = waiting('partira', { title: `Dépense · Ciment · ${formatMontant(90_000)}`, isTried: false });
const PAYMENT = waiting('reglement', {
  title: `Règlement · ${formatMontant(60_000)}`,
  formName: 'reglement',
  isKeyLasting: true,
  firstSentAt: Date.UTC(2026, 10, 21, 14, 5),
});
const REFUSED = waiting('refus', {
  title: `Règlement · ${formatMontant(250_000)}`,
  refused: { message: `Solde insuffisant\u00a0: il reste ${formatMontant(140_000)} dans la caisse.`, isCertain: true },
});
const OLD = waiting('ancien', {
  title: `Dépense · Gasoil du groupe · ${formatMontant(45_000)}`,
  firstSentAt: Date.now() - 2 * DAY_MS,
});
const LONG = waiting('long', {
  title: `Suppression : la dépense « ${'Réparation du groupe électrogène '.repeat(6)}» ne sera plus comptée`,
  typed: null,
});

interface DeviceProps {
  /** The writes that wait on this device. */
  writes: readonly WaitingWrite[];
  children: ReactNode;
}

function Device({ writes, children }: DeviceProps) {
  const { outbox } = useOutbox();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const put = Object.fromEntries(writes.map((write) => [place(write), write]));
    void changeDurable({ put })
      .then(() => outbox.refresh())
      .then(() => setReady(true));
  }, [outbox, writes]);
  return isReady ? children : <Preparing />;
}

const meta = preview.meta({
  title: 'States/Waiting writes',
  component: EnvoisModal,
  decorators: [inApp],
  parameters: scene(),
  args: { onClose: fn() },
});

const holding = (...writes: WaitingWrite[]): StoryObj<typeof EnvoisModal> => ({
  render: (args) => (
    <Device writes={writes}>
      <EnvoisModal {...args} />
    </Device>
  ),
});

export const Playground = meta.story(holding(PAYMENT, REFUSED, OLD));
/** Each state that a write can have, and a write that is too old to be sent by itself. */
export const EveryState = meta.story(holding(TO_SEND, PAYMENT, REFUSED, OLD));
export const LongTitle = meta.story(holding(LONG));
export const NothingLeft = meta.story(holding());
/** The button in the header, which sends by itself what it can. */
export const InHeader = meta.story({
  render: () => (
    <Device writes={[waiting('entete')]}>
      <EnvoisButton />
    </Device>
  ),
});

const EXPENSE = waiting('depense', {
  title: `Dépense · Transport de sable · ${formatMontant(12_500)}`,
  url: '/api/depenses',
  body: JSON.stringify({ libelle: 'Transport de sable' }),
  formName: 'depense',
  from: '/depenses',
  typed: { libelle: 'Transport de sable', montant: 12_500 },
});

/** The outbox over the list whose form wrote the expense; taking the expense up opens the form. */
export const OverItsList = meta.story({
  parameters: scene({ path: EXPENSE.from }),
  render: () => (
    <Device writes={[EXPENSE]}>
      <EnvoisButton />
      <DepensesScreen />
    </Device>
  ),
});

const ORGANISATION = waiting('organisation', {
  title: 'Organisation · Bâtir Ensemble',
  formName: 'organisation',
  recordId: '1.1',
  from: '/parametre/organisation',
  typed: { compagnie: 'Bâtir Ensemble' },
  refused: { message: 'Vous n’avez pas le droit de faire cela.', isCertain: true },
});

/** The outbox over the form that wrote the change; taking the change up shows it in the form. */
export const OverItsForm = meta.story({
  parameters: scene({ path: ORGANISATION.from }),
  render: () => (
    <Device writes={[ORGANISATION]}>
      <EnvoisButton />
      <OrganisationScreen />
    </Device>
  ),
});
