import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { mockApi } from '#mocks/api';
import { signedIn, tokenOf } from '#mocks/session';
import { createStore, type Store } from '#mocks/store';
import { ToastProvider } from '#ui/Toasts';
import { swrConfig } from '../api/swrConfig';
import { keepSession } from '../session/currentSession';
import { clearDurable } from '../session/storage';
import { decodeToken } from '../session/storedSession';

interface Scene {
  store: Store;
  path: string;
  /** Makes the store as it was: a story may be played again. */
  begin(): void;
}

interface SceneOptions {
  /** Where the story is: a page or a search of a list. */
  path?: string;
  /** Who is signed in and what there is; an administrator and the fixtures without it. */
  overrides?: () => Partial<Store>[];
  /** Go before the whole API: calls that fail or wait. */
  handlers?: HttpHandler[];
}

/** The parameters of a screen's story: its own store behind the whole API, and where it stands. */
export function scene({ path = '/', overrides = () => [], handlers = [] }: SceneOptions = {}) {
  const store = createStore(...overrides());
  const begin = () => Object.assign(store, createStore(...overrides()));
  return { msw: [...handlers, ...mockApi(store)], scene: { store, path, begin } satisfies Scene };
}

/** What surrounds a screen in the application: session, address, cache, toasts; each story begins with none of them. */
export const inApp: Decorator = (Story, { parameters }) => (
  <Stage {...(parameters.scene as Scene)}>
    <Story />
  </Stage>
);

function signIn(store: Store): void {
  const utilisateur = signedIn(store);
  const session = utilisateur && decodeToken(tokenOf(store, utilisateur));
  if (session) keepSession(session);
}

function Stage({ store, path, begin, children }: Scene & { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useState(() => {
    begin();
    signIn(store);
  });
  useEffect(() => void clearDurable().then(() => setIsReady(true)), []);
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>{isReady && children}</MemoryRouter>
      </ToastProvider>
    </SWRConfig>
  );
}
