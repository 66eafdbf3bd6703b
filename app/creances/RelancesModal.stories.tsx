import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { RelancesModal } from './RelancesModal';

const meta = preview.meta({
  title: 'Screens/Clients/RelancesModal',
  component: RelancesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { creance: { clientid: 12, libelleclient: 'Établissements Diabaté et Fils' }, onClose: fn() },
});

export const Playground = meta.story();

export const Empty = meta.story({ args: { creance: { clientid: 14, libelleclient: 'Mariam Bamba' } } });

/** The client has been reminded for months: two pages. */
export const Full = meta.story({
  parameters: scene({
    overrides: () => [
      {
        relances: Array.from({ length: 14 }, (_, rank) => ({
          relanceid: rank + 1,
          clientid: 12,
          montant: 517_500 + rank * 25_000,
          utilisateurid: 1 + (rank % 4),
          createdon: `2026-${String(1 + (rank % 10)).padStart(2, '0')}-1${rank % 9}T08:30:00.000Z`,
        })),
      },
    ],
  }),
});
