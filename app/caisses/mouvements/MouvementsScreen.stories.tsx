import { todayInAbidjan } from '@comptoir/domain/dates';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../../stories/scene';
import { MouvementsScreen } from './MouvementsScreen';

const meta = preview.meta({
  title: 'Screens/Caisses/MouvementsScreen',
  component: MouvementsScreen,
  decorators: [inApp],
  parameters: scene(),
});

/** The movements of all registers, with the totals that came in and went out. */
export const Playground = meta.story();

/** The list that the dashboard's outflows link to. */
export const Outflows = meta.story({
  parameters: scene({ path: '/?datedebut=2026-08-01&datefin=2026-10-31&type=0&transferts=0' }),
});

/** One of these movements says who took the cash. */
export const Beneficiaires = meta.story({
  parameters: scene({ path: '/?datedebut=2026-08-13&datefin=2026-08-18&type=0' }),
});

/** Advances are registers too: their movements bear their holder, and what transfers moved stands apart. */
export const Avances = meta.story({
  parameters: scene({
    path: `/?datedebut=${todayInAbidjan(Date.now()).slice(0, 8)}01`,
    overrides: () => [avecAvances(Date.now())],
  }),
});

export const NothingLeft = meta.story({
  parameters: scene({ path: '/?datedebut=2020-01-01&datefin=2020-01-31&type=1&caisseid=2' }),
});

/** The user reads expenses but no orders: payments of orders have a name but no link. */
export const Cashier = meta.story({ parameters: scene({ overrides: () => [asProfile('caissier')] }) });
