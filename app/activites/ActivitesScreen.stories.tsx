import { activites } from '@comptoir/contract/activites';
import { createStore } from '@comptoir/mocks/createStore';
import { emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ActivitesScreen } from './ActivitesScreen';

const PATH = '/activites';

const meta = preview.meta({
  title: 'Screens/Activites/ActivitesScreen',
  component: ActivitesScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
});

/** Overrides of `createStore`: the first expense has this date. */
function depenseDatee(date: string): Pick<Store, 'depenses'> {
  const { depenses } = createStore();
  return { depenses: depenses.map((row, rank) => (rank === 0 ? { ...row, date } : row)) };
}

export const Playground = meta.story();

export const NothingFound = meta.story({ parameters: scene({ path: `${PATH}?search=zzz&objet=caisse` }) });

export const Empty = meta.story({ parameters: scene({ path: PATH, overrides: () => [emptyOrganisation()] }) });

/** A clock was ahead when an expense was written: it is told with the page where it is corrected. */
export const DateAVenir = meta.story({
  parameters: scene({ path: PATH, overrides: () => [depenseDatee('2099-12-31')] }),
});

/** Opens the newest entry whose label begins with `libelle`. */
const view =
  (libelle: string): StoryObj<typeof ActivitesScreen>['play'] =>
  async () => {
    const name = wording('activite.voir', { libelle: `${libelle}*`, date: '*', numero: '*' });
    const [newest] = await screen.findAllByRole('button', { name });
    if (newest) await userEvent.click(newest);
    await screen.findByRole('dialog');
  };

/** A deleted order with all its fields: amounts, dates, codes and articles in words. */
export const Deletion = meta.story({ parameters: scene({ path: `${PATH}?objet=commande` }), play: view('Commande') });

/** The permissions have the same names as on the screen of the profiles. */
export const Permissions = meta.story({ parameters: scene({ path: `${PATH}?objet=profil` }), play: view('Vendeur') });

const verify: StoryObj<typeof ActivitesScreen>['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: wording('activite.verifier') }));
  await screen.findByRole('dialog');
};

/** Somebody changed an entry directly in the database, so the check fails. */
export const Broken = meta.story({
  parameters: scene({ path: PATH, overrides: () => [{ journalRompuA: 12 }] }),
  play: verify,
});

export const CheckFailed = meta.story({
  parameters: scene({ path: PATH, handlers: [failingCall(activites.verify, 'base.indisponible')] }),
  play: verify,
});

export const LongTexts = meta.story({
  globals: { server: 'long', viewport: { value: 'phone' } },
});
