import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
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

export const Empty = meta.story({ parameters: scene({ path: PATH, overrides: () => [{ corbeille: [] }] }) });

/** The user sees what was deleted and may not restore it. */
export const Reader = meta.story({ parameters: scene({ path: PATH, overrides: () => [asProfile('lecteur')] }) });

function longTexts(): Partial<Store> {
  const long = 'Location de deux camions-bennes et d’une pelleteuse pour le terrassement de Yopougon, tranche 2';
  return { corbeille: createStore().corbeille.map((row) => ({ ...row, libelle: `${row.libelle} ${long}` })) };
}

export const LongTexts = meta.story({
  parameters: scene({ path: PATH, overrides: () => [longTexts()] }),
  globals: { viewport: { value: 'phone' } },
});
