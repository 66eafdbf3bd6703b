import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import { signedIn, tokenOf } from '@comptoir/mocks/session';
import { asProfile, someUnanswered } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Profile } from '@comptoir/mocks/utilisateurs.fixtures';
import { ToastProvider } from '@comptoir/ui/Toasts';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrConfig } from '../frame/api/swrConfig';
import { clearDevice } from '../frame/device/deviceStore';
import { draftsOf } from '../frame/device/drafts';
import { removeFirstParent, writeFirstParent } from '../frame/device/firstParent';
import { clearDurable, clearLocal } from '../frame/device/storage';
import { unwatchLine } from '../frame/line/line';
import { Offered } from '../frame/offers/Offered';
import { flushSeen } from '../frame/reads/seen';
import { useBackPath } from '../frame/routing/useBackPath';
import { keepSession } from '../frame/session/currentSession';
import { decodeToken } from '../frame/session/storedSession';
import { Preparing } from './Preparing';

interface Scene {
  store: Store;
  path: string;
  /** Pattern of the route, for a screen that reads its address. */
  route: string | null;
  /** The stored parent route. */
  from: string | null;
  /** Resets the store, because a story may be played again. */
  begin(): void;
}

interface SceneOptions {
  /** Address where the story begins: a page, or a search in a list. */
  path?: string;
  /** Pattern of the route, for a screen that reads its address or leaves it. */
  route?: string;
  /** The stored parent route (spec § 2 Shell). */
  from?: string;
  /** What differs from the default, an administrator and the fixtures: the signed-in user and the data. */
  overrides?: () => Partial<Store>[];
  /** Handlers that go before the whole API: calls that fail or wait. */
  handlers?: HttpHandler[];
}

/** Returns the parameters of a screen's story: its own store behind the whole API, and its address. */
export function scene({ path = '/', route, from, overrides = () => [], handlers = [] }: SceneOptions = {}) {
  const store = createStore(...overrides());
  const begin = () => Object.assign(store, createStore(...overrides()));
  return {
    msw: [...handlers, ...mockApi(store)],
    // Such a story is checked while it waits; every other one once nothing waits any more (.storybook/ready.ts).
    waits: someUnanswered(handlers),
    scene: { store, path, route: route ?? null, from: from ?? null, begin } satisfies Scene,
  };
}

/**
 * Surrounds a screen as the application does, with session, address, cache and toasts, which are new for each story.
 */
export const inApp: Decorator = (Story, { parameters, globals }) => (
  <Stage {...(parameters.scene as Scene)} role={globals.role as Profile | 'own'}>
    <Story />
  </Stage>
);

function signIn(store: Store): void {
  const utilisateur = signedIn(store);
  const session = utilisateur && decodeToken(tokenOf(store, utilisateur));
  if (session) keepSession(session);
}

/**
 * Writes what the last story saw, which otherwise happens later when the browser is idle, and then deletes everything.
 */
async function emptyDevice(store: Store): Promise<void> {
  await flushSeen();
  await Promise.all([clearDurable(), clearDevice()]);
  await draftsOf(signedIn(store)?.utilisateurid ?? 0).refresh();
}

interface StageProps extends Scene {
  /** Who is signed in instead, where anybody is; chosen in the toolbar. */
  role: Profile | 'own';
  children: ReactNode;
}

function Stage({ store, path, route, from, begin, role, children }: StageProps) {
  const [isReady, setIsReady] = useState(false);
  useState(() => {
    begin();
    if (role !== 'own' && store.session) Object.assign(store, asProfile(role));
    clearLocal();
    unwatchLine();
    signIn(store);
    if (from === null) removeFirstParent();
    else writeFirstParent(from);
  });
  useEffect(() => void emptyDevice(store).then(() => setIsReady(true)), [store]);
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>
          {!isReady && <Preparing />}
          {isReady && <Offered>{route === null ? children : <Place route={route}>{children}</Place>}</Offered>}
        </MemoryRouter>
      </ToastProvider>
    </SWRConfig>
  );
}

function Place({ route, children }: { route: string; children: ReactNode }) {
  return (
    <Routes>
      <Route path={route} element={children} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** Shows the address that a screen led to, and the one that its back arrow would lead to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname + search} ← {useBackPath(pathname)}
    </p>
  );
}
