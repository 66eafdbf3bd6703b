import { depenses } from '@comptoir/contract/depenses';
import { reglements } from '@comptoir/contract/reglements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { longDepense } from '@comptoir/mocks/depenses.fixtures';
import { asProfile, failingCall, onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { DepenseScreen } from './DepenseScreen';

const route = '/depenses/:depenseid';
const at = (depenseid: number | string) => ({ path: `/depenses/${depenseid}`, route, from: '/depenses?page=2' });

const meta = preview.meta({
  title: 'Screens/Depenses/DepenseScreen',
  component: DepenseScreen,
  decorators: [inApp],
  parameters: scene({ ...at(19), overrides: () => [{ activites: activitesSuivies(todayInAbidjan(Date.now())) }] }),
});

/** A part of the expense is paid; it has documents. */
export const Playground = meta.story();

/** Nothing is owed any more, so the page offers no payment. */
export const Settled = meta.story({ parameters: scene(at(15)) });

/** Nothing is paid yet, and there is no document. */
export const Unpaid = meta.story({ parameters: scene(at(21)) });

export const OfProject = meta.story({ parameters: scene(at(25)) });

/** The user may not see projects, so the page shows the project's number only. */
export const OfHiddenProject = meta.story({
  parameters: scene({
    ...at(25),
    overrides: () => [onlyAllowed('depenses')],
  }),
});

export const LongTexts = meta.story({
  parameters: scene({
    ...at(1),
    overrides: () => [{ depenses: [longDepense('Anticonstitutionnellement'.repeat(12))] }],
  }),
});

/** The expense is shown, but its payments, documents and timeline could not be read. */
export const PartsFailed = meta.story({
  parameters: scene({
    ...at(19),
    handlers: [
      failingCall(reglements.ofDette, 'base.indisponible'),
      failingCall(depenses.documents, 'base.indisponible'),
      failingCall(depenses.suivi, 'base.indisponible'),
    ],
  }),
});

/** The expense was deleted or never existed. */
export const NotFound = meta.story({ parameters: scene(at(999)) });

/** The address is mistyped, so nothing is requested. */
export const NoId = meta.story({ parameters: scene(at('douze')) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ ...at(19), overrides: () => [asProfile('lecteur')] }) });
