import { avances } from '@comptoir/contract/avances';
import { asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile, emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { AvancesScreen } from './AvancesScreen';

const overrides = () => [avecAvances(Date.now())];
const asHolder = () => [...overrides(), asChefDeChantier];

const meta = preview.meta({
  title: 'Screens/Avances/AvancesScreen',
  component: AvancesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
});

/** Who decides: who has money, then one to approve, one late, one half accounted for, one done with. */
export const Playground = meta.story();

/** The late ones, as the dashboard leads to them. */
export const Late = meta.story({ parameters: scene({ path: '/avances?retard=1', overrides }) });

/** Who pays advances out, and approves none. */
export const Cashier = meta.story({
  parameters: scene({ path: '/avances', overrides: () => [...overrides(), asProfile('caissier')] }),
});

/** Who only holds one sees their own. */
export const Holder = meta.story({ parameters: scene({ path: '/avances', overrides: asHolder }) });

export const NothingFound = meta.story({ parameters: scene({ path: '/avances?etat=refusee', overrides }) });

export const Empty = meta.story({ parameters: scene({ path: '/avances', overrides: () => [emptyOrganisation()] }) });

/** The cards could not be read; the list is there. */
export const PorteursFailed = meta.story({
  parameters: scene({ path: '/avances', overrides, handlers: [failingCall(avances.porteurs, 'base.indisponible')] }),
});
