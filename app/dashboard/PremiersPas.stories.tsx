import { type Pas, PREMIERS_PAS } from '@comptoir/domain/premierspas';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import PremiersPas from './PremiersPas';

const none: readonly Pas[] = PREMIERS_PAS.map((etape) => ({ etape, fait: false }));

const meta = preview.meta({
  title: 'Screens/Dashboard/PremiersPas',
  component: PremiersPas,
  decorators: [inApp],
  parameters: scene(),
  args: { pas: none },
});

export const Playground = meta.story();

/** A register and a colleague exist already. */
export const HalfDone = meta.story({
  args: { pas: none.map(({ etape }) => ({ etape, fait: etape === 'caisse' || etape === 'utilisateurs' })) },
});
