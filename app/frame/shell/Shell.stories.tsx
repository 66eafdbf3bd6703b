import { caisses } from '@comptoir/contract/caisses';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, failingCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CaissesScreen } from '../../caisses/CaissesScreen';
import { ClientScreen } from '../../clients/ClientScreen';
import { ClientsScreen } from '../../clients/ClientsScreen';
import { inApp, scene } from '../../stories/scene';
import { writeWaiting } from '../../stories/writeWaiting';
import { removeFirstParent, writeFirstParent } from '../device/firstParent';
import { part } from '../parts/part';
import { SCREENS } from '../routing/screens';
import ScreenOutlet from './ScreenOutlet';
import Shell from './Shell';

const withoutClients = () =>
  createStore().profils.map((profil) => ({
    ...profil,
    permissions: profil.permissions.filter((name) => !name.startsWith('clients')),
  }));

/** Stands in place of the screens, which have stories of their own. */
const Elsewhere = part(async () => ({ default: () => <p>…</p> }));

const meta = preview.meta({
  title: 'Screens/Shell/Shell',
  component: Shell,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/projets' }) },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        {SCREENS.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<ScreenOutlet route={{ ...route, screen: Elsewhere }} />}
          />
        ))}
      </Route>
      <Route path="/error/403" element={<p>403</p>} />
    </Routes>
  ),
});

export const Playground = meta.story();

/** With a waiting write, the header has all the tools that it can ever have. */
export const WriteWaits = meta.story({
  decorators: [writeWaiting],
  parameters: scene({ path: '/projets', handlers: [unreachableCall(typedepenses.create)] }),
  globals: { viewport: { value: 'phone' } },
});

/** The menu of a cashier: dashboard, expenses, registers (spec § 6). */
export const Cashier = meta.story({
  parameters: scene({ path: '/caisses', overrides: () => [asProfile('caissier')] }),
});

/** The route's permission rule sends a cashier away (spec § 5). */
export const CashierAtProjets = meta.story({
  parameters: scene({ path: '/projets', overrides: () => [asProfile('caissier')] }),
});

/** The user may read orders but not clients: the breadcrumb names a screen that they may not open. */
export const BelowAClosedScreen = meta.story({
  parameters: scene({
    path: '/clients/creances',
    overrides: () => [asProfile('vendeur'), { profils: withoutClients() }],
  }),
});

const parent = (path: string): Decorator => {
  return (Story) => {
    useState(() => writeFirstParent(path));
    useEffect(() => removeFirstParent, []);
    return <Story />;
  };
};

/** The parent route comes from local storage (spec § 2 Shell). */
export const WithAParent = meta.story({
  parameters: scene({ path: '/projets/create/newproject' }),
  decorators: [parent('/projets')],
});

/** PRODUCT 1.22: a stored route that is not one of ours is not followed. */
export const WithAForeignParent = meta.story({
  parameters: scene({ path: '/projets/create/newproject' }),
  decorators: [parent('https://evil.example/projets')],
});

/** The server refuses what the whole screen shows. */
export const Refused = meta.story({
  parameters: scene({ path: '/caisses', handlers: [failingCall(caisses.list, 'auth.permission')] }),
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/caisses" element={<CaissesScreen />} />
      </Route>
    </Routes>
  ),
});

/** The page of a record, opened from a search in a list: the title is the record's name. */
export const OfARecord = meta.story({
  parameters: scene({ path: `/clients/${CLIENT.SANS_COMMANDE}` }),
  decorators: [parent('/clients?search=a')],
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/clients" element={<ClientsScreen />} />
        <Route path="/clients/:clientid" element={<ClientScreen />} />
      </Route>
    </Routes>
  ),
});

export const LongNames = meta.story({ parameters: scene({ path: '/projets' }), globals: { server: 'long' } });
