import { caisses } from '@comptoir/contract/caisses';
import type { Call } from '@comptoir/contract/call';
import type { Answer } from '@comptoir/contract/envelope';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { caissesMocks } from '@comptoir/mocks/caisses';
import { knownUtilisateur, signedIn } from '@comptoir/mocks/session';
import type { FichierRow, Store } from '@comptoir/mocks/store';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { urlOf } from '../frame/api/url';
import { keepSeen } from '../frame/reads/seen';

/** The registers were seen two hours ago. */
const AGO_MS = 2 * 3_600_000;

/** Keeps the answers that the server would have given then; it makes no request, because the story has no line. */
function seeStore(store: Store): void {
  const by = {
    store,
    utilisateur: knownUtilisateur(signedIn(store)),
    acces: store.session,
    files: [],
    lang: 'fr',
    params: {},
    body: {},
  } as const;
  const page = { page: 1, limit: PAGE_SIZE.caisses };
  keepAnswer(caisses.list, urlOf(caisses.list, { query: page }), caissesMocks.list({ ...by, query: page }));
  keepAnswer(caisses.all, urlOf(caisses.all), caissesMocks.all({ ...by, query: {} }));
  for (const { caisseid } of store.caisses) {
    const params = { caisseid };
    keepAnswer(caisses.byId, urlOf(caisses.byId, { params }), caissesMocks.byId({ ...by, params, query: {} }));
  }
}

function keepAnswer(call: Call, url: string, answer: Answer<Call> | FichierRow): void {
  if ('data' in answer) keepSeen(call, url, { count: undefined, ...answer, readAt: Date.now() - AGO_MS });
}

function SeenBefore({ store, children }: { store: Store; children: ReactNode }) {
  useState(() => seeStore(store));
  return children;
}

/** The registers were seen on this device before the line dropped. Put this decorator inside `inApp`. */
export const registersSeen: Decorator = (Story, { parameters }) => (
  <SeenBefore store={(parameters.scene as { store: Store }).store}>
    <Story />
  </SeenBefore>
);
