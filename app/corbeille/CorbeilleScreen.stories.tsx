import { asProfile } from '@comptoir/mocks/states';
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

export const LongTexts = meta.story({
  globals: { server: 'long', viewport: { value: 'phone' } },
});
