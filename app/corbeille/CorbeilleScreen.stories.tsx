import { corbeille } from '@comptoir/contract/corbeille';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { CorbeilleScreen } from './CorbeilleScreen';

const PATH = '/corbeille';

const meta = preview.meta({
  title: 'Screens/Corbeille/CorbeilleScreen',
  component: CorbeilleScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
});

export const Playground = meta.story();

export const OneKind = meta.story({ parameters: scene({ path: `${PATH}?type=projet` }) });

/** No deleted record is of the chosen kind. */
export const NothingFound = meta.story({
  parameters: scene({
    path: `${PATH}?type=client`,
    overrides: () => [{ corbeille: createStore().corbeille.filter(({ type }) => type !== 'client') }],
  }),
});

export const Empty = meta.story({ parameters: scene({ path: PATH, overrides: () => [{ corbeille: [] }] }) });

export const Loading = meta.story({
  parameters: scene({ path: PATH, handlers: [slowCall(corbeille.list, 'infinite')] }),
});

export const Failed = meta.story({
  parameters: scene({ path: PATH, handlers: [failingCall(corbeille.list, 'base.indisponible')] }),
});

/** The user sees what was deleted and may not restore it. */
export const Reader = meta.story({ parameters: scene({ path: PATH, overrides: () => [asProfile('lecteur')] }) });

export const Asked = meta.story({
  play: async () => {
    const [restore] = await screen.findAllByRole('button', { name: /^(Restaurer|Restore) / });
    if (restore) await userEvent.click(restore);
    await screen.findByRole('alertdialog');
  },
});

function longTexts(): Partial<Store> {
  const long = 'Location de deux camions-bennes et d’une pelleteuse pour le terrassement de Yopougon, tranche 2';
  return { corbeille: createStore().corbeille.map((row) => ({ ...row, libelle: `${row.libelle} ${long}` })) };
}

export const LongTexts = meta.story({
  parameters: scene({ path: PATH, overrides: () => [longTexts()] }),
  globals: { viewport: { value: 'phone' } },
});
