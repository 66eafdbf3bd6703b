import { depenses } from '@comptoir/contract/depenses';
import { longDepense } from '@comptoir/mocks/depenses.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { asProfile, emptyOrganisation, failingCall, onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { DepensesScreen } from './DepensesScreen';

const meta = preview.meta({
  title: 'Screens/Depenses/DepensesScreen',
  component: DepensesScreen,
  decorators: [inApp],
  parameters: scene(),
});

export const Playground = meta.story();

export const LastPage = meta.story({ parameters: scene({ path: '/?page=5' }) });

/** The labels link to the pages of their expenses. */
export const OfList = meta.story({ parameters: scene({ path: '/depenses?search=loyer', route: '/depenses' }) });

/** The list that the dashboard's total links to; it shows the sums of these expenses. */
export const OfPeriod = meta.story({ parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31' }) });

/** The list that a bar of the dashboard links to. */
export const OfType = meta.story({
  parameters: scene({ path: '/?datedebut=2026-01-01&datefin=2026-12-31&typedepenseid=5' }),
});

/** The user may not see projects, so the chip shows the project's number. */
export const OfHiddenProject = meta.story({
  parameters: scene({
    path: `/?projetid=${PROJET.COMPLET}`,
    overrides: () => [onlyAllowed('depenses')],
  }),
});

export const Unpaid = meta.story({ parameters: scene({ path: '/?statut=insolde' }) });

/** The largest amounts come first. */
export const ByAmount = meta.story({ parameters: scene({ path: '/?tri=-montant' }) });

/** Every filter is set, and no expense is left. */
export const NothingLeft = meta.story({
  parameters: scene({
    path: '/?search=bail&datedebut=2020-01-01&datefin=2020-01-31&typedepenseid=6&projetid=4&nature=projet&statut=solde',
  }),
});

/** The period ends before it begins. */
export const PeriodInverse = meta.story({ parameters: scene({ path: '/?datedebut=2026-11-20&datefin=2026-11-01' }) });

/** The sums could not be read; the list is shown all the same. */
export const TotalFailed = meta.story({
  parameters: scene({ path: '/?statut=insolde', handlers: [failingCall(depenses.total, 'base.indisponible')] }),
});

export const FilteredNarrow = meta.story({
  parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31&statut=solde' }),
  globals: { viewport: { value: 'phone' } },
});

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [{ depenses: [longDepense('')] }],
  }),
});

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
