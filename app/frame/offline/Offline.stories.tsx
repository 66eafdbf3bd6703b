import { caisses } from '@comptoir/contract/caisses';
import { transferts } from '@comptoir/contract/transferts';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { slowCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../frame/i18n/i18n';
import { seesText, wording } from '../../stories/play';
import { saving } from '../../stories/saving';
import { inApp, scene } from '../../stories/scene';
import { registersSeen } from '../../stories/seenBefore';
import { writeWaiting } from '../../stories/writeWaiting';
import { SCREENS } from '../routing/screens';
import ScreenOutlet from '../shell/ScreenOutlet';
import Shell from '../shell/Shell';

const path = '/caisses';
const cut = [caisses.list, caisses.all, transferts.list].map((call) => unreachableCall(call));

const meta = preview.meta({
  title: 'States/Bad lines',
  component: Shell,
  decorators: [inApp],
  // The program is loaded first: these stories are about the figures, not about the code.
  loaders: [async () => ({ part: await SCREENS.find((route) => route.path === path)?.screen.arrive() })],
  parameters: { layout: 'fullscreen', ...scene({ path }) },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        {SCREENS.map((route) => (
          <Route key={route.path} path={route.path} element={<ScreenOutlet route={route} />} />
        ))}
      </Route>
    </Routes>
  ),
});

const seen = (etat = '*') => wording('ligne.vu', { date: '*', heure: '*', etat });
const seenNotice = () => screen.findByText(seen(), undefined, { timeout: 15_000 });
const openPanel = async () => userEvent.click(await screen.findByRole('button', { name: wording('ligne.titre') }));

/** The line is good: every figure is confirmed. */
export const Online = meta.story();

/** The registers as they were last seen, and when they were read. */
export const OfflineSeen = meta.story({
  parameters: scene({ path, handlers: cut }),
  decorators: [registersSeen],
  globals: { network: 'offline' },
  play: async () => {
    await expect(await seenNotice()).toBeVisible();
    await seesText('Banque SGCI');
  },
});

export const OfflineNeverSeen = meta.story({
  parameters: scene({ path, handlers: cut }),
  globals: { network: 'offline' },
  play: async () => {
    const reason = await screen.findByText(new RegExp(t('ligne.jamaisvu')), undefined, { timeout: 15_000 });
    await expect(reason).toBeVisible();
  },
});

/** There is a network, but no server answers. */
export const ServerAway = meta.story({
  parameters: scene({ path, handlers: cut }),
  decorators: [registersSeen],
  play: async () => {
    await expect(await seenNotice()).toBeVisible();
  },
});

/** A dialog lies over the header and its count of waiting writes, so it repeats the notice and the count. */
export const DialogOverHeader = OfflineSeen.extend({
  parameters: scene({ path, handlers: [...cut, unreachableCall(typedepenses.create)] }),
  decorators: [writeWaiting],
  play: async () => {
    await seenNotice();
    await userEvent.click(await screen.findByRole('button', { name: wording('caisse.nouvelle') }));
    const dialog = within(await screen.findByRole('dialog', { name: wording('caisseaide.creation') }));
    await dialog.findByText(seen());
    const waits = () => dialog.getByText(wording('envoi.enattente', { count: 1 }));
    await waitFor(() => expect(waits()).toBeVisible());
  },
});

/** An answer takes long: meanwhile the last answer is shown, marked as not confirmed. */
export const Slow = meta.story({
  parameters: scene({ path, handlers: [slowCall(caisses.list, 'infinite'), slowCall(caisses.all, 'infinite')] }),
  decorators: [registersSeen],
  play: async () => {
    await expect(await seenNotice()).toHaveTextContent(seen(t('ligne.lecture')));
  },
});

const browserSaves: Decorator = (Story) => {
  useState(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
  // Deletes the story's own property, so that the browser's own `connection` is back.
  useEffect(() => () => void Reflect.deleteProperty(navigator, 'connection'), []);
  return <Story />;
};

export const DataSaving = meta.story({ decorators: [saving] });

/** The panel tells what the state means, since when, what can still be read, and what to do. */
export const Panel = ServerAway.extend({ play: openPanel });

/** The browser saves data by itself: the switch says so and cannot be changed. */
export const PanelOfASavingBrowser = meta.story({
  decorators: [browserSaves],
  play: async () => {
    await openPanel();
    await seesText(wording('ligne.economienavigateur'));
  },
});
