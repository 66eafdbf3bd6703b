import { situation } from '@comptoir/contract/situation';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../../stories/scene';
import { SituationScreen } from './SituationScreen';

const meta = preview.meta({
  title: 'Screens/Caisses/SituationScreen',
  component: SituationScreen,
  decorators: [inApp],
  parameters: scene({ path: '/caisses/situation', route: '/caisses/situation' }),
});

/** All days: every register begins with nothing. */
export const Playground = meta.story();

/** A month: each register begins with what it held before. */
export const Mois = meta.story({ parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31' }) });

/** Advances stand below the registers, with a sum of their own. */
export const Avances = meta.story({ parameters: scene({ overrides: () => [avecAvances(Date.now())] }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const Failed = meta.story({
  parameters: scene({ handlers: [failingCall(situation.situation, 'base.indisponible')] }),
});
