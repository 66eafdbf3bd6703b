import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { ParTypeScreen } from './ParTypeScreen';

const meta = preview.meta({
  title: 'Screens/Caisses/ParTypeScreen',
  component: ParTypeScreen,
  decorators: [inApp],
  parameters: scene({ path: '/reglements/types', route: '/reglements/types' }),
});

export const Playground = meta.story();

/** What an accountant asks for at the end of a month: one register. */
export const OneRegister = meta.story({
  parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31&caisseid=1' }),
});

export const NothingFound = meta.story({ parameters: scene({ path: '/?datedebut=2020-01-01&datefin=2020-01-31' }) });
