import { onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { ReglementsScreen } from './ReglementsScreen';

const meta = preview.meta({
  title: 'Screens/Caisses/ReglementsScreen',
  component: ReglementsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/reglements', route: '/reglements' }),
});

/** All payments, in and out, with what they add up to. */
export const Playground = meta.story();

/** What an accountant asks for at the end of a month: one register, money out. */
export const OneRegister = meta.story({
  parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31&caisseid=1&from=0' }),
});

export const NothingFound = meta.story({ parameters: scene({ path: '/?datedebut=2020-01-01&datefin=2020-01-31' }) });

/** The user reads expenses alone, and may list neither registers nor people: the rows name them. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [onlyAllowed('depenses')] }) });
