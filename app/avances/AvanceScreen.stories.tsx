import { avances } from '@comptoir/contract/avances';
import type { RecordId } from '@comptoir/domain/units';
import { AVANCE, asChefDeChantier, avecAnnulee, avecAvances, avecRefusee } from '@comptoir/mocks/avances.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { AvanceScreen } from './AvanceScreen';

const route = '/avances/:avanceid';
const overrides = () => [avecAvances(Date.now())];
const asHolder = () => [...overrides(), asChefDeChantier];
const at = (avanceid: RecordId | string) => {
  return { path: `/avances/${avanceid}`, route, from: '/avances?retard=1', overrides };
};

const meta = preview.meta({
  title: 'Screens/Avances/AvanceScreen',
  component: AvanceScreen,
  decorators: [inApp],
  parameters: scene(at(AVANCE.OUVERTE)),
});

/** Half accounted for, of a project. */
export const Playground = meta.story();

/** Late, of a mason without an account, who was reminded. */
export const Late = meta.story({ parameters: scene(at(AVANCE.EN_RETARD)) });

/** Everything is accounted for or given back; its timeline has a line of each kind, a decision against it aside. */
export const Justified = meta.story({ parameters: scene(at(AVANCE.JUSTIFIEE)) });

/** To approve: nothing is paid out. */
export const Asked = meta.story({ parameters: scene(at(AVANCE.DEMANDEE)) });

/** Refused: its page says why, its timeline by whom. */
export const Refused = meta.story({
  parameters: scene({ ...at(AVANCE.DEMANDEE), overrides: () => [avecRefusee(Date.now())] }),
});

/** Given up by who asked. */
export const GivenUp = meta.story({
  parameters: scene({ ...at(AVANCE.DEMANDEE), overrides: () => [avecAnnulee(Date.now())] }),
});

/** Its holder, who sees no register. */
export const Holder = meta.story({ parameters: scene({ ...at(AVANCE.OUVERTE), overrides: asHolder }) });

/** What was spent could not be read; the rest of the page is there. */
export const DepensesFailed = meta.story({
  parameters: scene({ ...at(AVANCE.OUVERTE), handlers: [failingCall(avances.depenses, 'base.indisponible')] }),
});
