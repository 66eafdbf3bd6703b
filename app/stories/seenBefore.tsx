import type { Decorator } from '@storybook/react-vite';
import { getResponse } from 'msw';
import { type ReactNode, useEffect, useState } from 'react';
import { caisses } from '#contract/caisses';
import { PAGE_SIZE } from '#domain/limits';
import { mockApi } from '#mocks/api';
import type { Store } from '#mocks/store';
import { urlOf } from '../api/url';
import { keepSeen } from '../offline/seen';

/** Two hours ago. */
const AGO_MS = 2 * 3_600_000;

const READS = [
  [caisses.list, urlOf(caisses.list, { query: { page: 1, limit: PAGE_SIZE.caisses } })],
  [caisses.all, urlOf(caisses.all)],
] as const;

async function see(store: Store): Promise<void> {
  for (const [call, url] of READS) {
    const answer = await getResponse(mockApi(store), new Request(new URL(url, location.origin)));
    if (!answer) throw new Error(`${url}: no mock answers it`);
    const { data, count } = (await answer.json()) as { data: unknown; count?: number };
    keepSeen(call, url, { data, count, readAt: Date.now() - AGO_MS });
  }
}

function SeenBefore({ store, children }: { store: Store; children: ReactNode }) {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => void see(store).then(() => setIsSeen(true)), [store]);
  return isSeen && children;
}

/** The registers were seen on this device before the line dropped; goes inside `inApp`. */
export const registersSeen: Decorator = (Story, { parameters }) => (
  <SeenBefore store={(parameters.scene as { store: Store }).store}>
    <Story />
  </SeenBefore>
);
