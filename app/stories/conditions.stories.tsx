import preview from '@comptoir/ui/stories/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { CaissesScreen } from '../caisses/CaissesScreen';
import { refusal, seesText, wording } from './play';
import { inApp, scene } from './scene';

// The toolbar's network and server act on every screen, because its handlers go before the story's own. Here each story
// sets one of them, on one list. This is no doc comment, as Storybook would show it in place of the parameters.
const meta = preview.meta({
  title: 'States/Network and server',
  component: CaissesScreen,
  decorators: [inApp],
  parameters: scene(),
});

const findRow = () => screen.findByText('Banque SGCI', undefined, { timeout: 15_000 });
const noRow = () => expect(screen.queryByText('Banque SGCI')).toBeNull();
const findBusyTable = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
const ask = (signal?: AbortSignal) => fetch('/api/none', { signal: signal ?? null });

async function findFailure(reason: RegExp): Promise<void> {
  await seesText(reason);
  await expect(screen.getByRole('button', { name: wording('general.reessayer') })).toBeVisible();
  await noRow();
}

/** No condition is chosen. */
export const Playground = meta.story({ play: async () => expect(await findRow()).toBeVisible() });

/** Each answer takes two seconds: a skeleton keeps the table's place, then the rows come. */
export const Slow = meta.story({
  globals: { network: 'slow' },
  play: async () => {
    await findBusyTable();
    await noRow();
    await expect(await findRow()).toBeVisible();
    const begun = performance.now();
    await ask();
    await expect(performance.now() - begun).toBeGreaterThan(1990);
  },
});

/** The network is there, but no answer ever comes. */
export const NoAnswer = meta.story({
  globals: { network: 'silent' },
  parameters: { waits: true },
  play: async () => {
    await findBusyTable();
    await expect(ask(AbortSignal.timeout(500))).rejects.toThrow();
    await noRow();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(navigator.onLine).toBe(false);
    await findFailure(wording('general.reseau'));
  },
});

export const ServerFails = meta.story({
  globals: { server: 'error500' },
  play: () => findFailure(refusal('interne')),
});

export const ServerAway = meta.story({
  globals: { server: 'error503' },
  play: () => findFailure(refusal('base.indisponible')),
});

export const ServerRefuses = meta.story({
  globals: { server: 'refused403' },
  play: () => findFailure(refusal('auth.permission')),
});

/** On the first day, nothing has failed and there is nothing to show. */
export const EmptyOrganisation = meta.story({
  globals: { server: 'empty' },
  play: async () => {
    await seesText(wording('caisse.vide'));
    await noRow();
  },
});

export const OneRow = meta.story({
  globals: { server: 'one' },
  play: async () => {
    await seesText('Petite caisse San-Pédro');
    await noRow();
  },
});

/** Somebody with another role is signed in, whoever the story is about. */
export const Reader = meta.story({
  globals: { role: 'lecteur' },
  play: async () => {
    await expect(await findRow()).toBeVisible();
    await expect(screen.queryByRole('button', { name: wording('caisse.nouvelle') })).toBeNull();
  },
});

/** All texts that people write are long, and contain a word that cannot be broken. */
export const LongTexts = meta.story({
  globals: { server: 'long' },
  play: async () => expect((await screen.findAllByText(/Anticonstitutionnellement/))[0]).toBeVisible(),
});
