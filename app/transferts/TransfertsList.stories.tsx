import { CAISSE_TRANSFERT, caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { TransfertsList } from './TransfertsList';

const overrides = () => [caissesAvecTransferts(Date.now())];

const meta = preview.meta({
  title: 'Screens/Caisses/TransfertsList',
  component: TransfertsList,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { caisseid: CAISSE_TRANSFERT.SOURCE },
});

/** One on its way, one withdrawn, one refused, one accepted. */
export const Playground = meta.story();

/** What a transfer cost stands beside its amount. */
export const WithFee = meta.story({ args: { caisseid: CAISSE_TRANSFERT.WAVE } });

/** Nothing left this register or came to it. */
export const Empty = meta.story({ args: { caisseid: 7 } });
