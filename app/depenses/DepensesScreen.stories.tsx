import { depenses } from '@comptoir/contract/depenses';
import { longDepense } from '@comptoir/mocks/depenses.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { asProfile, emptyOrganisation, failing, slow } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settled } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DepensesScreen } from './DepensesScreen';

const meta: Meta<typeof DepensesScreen> = {
  title: 'Screens/Depenses/DepensesScreen',
  component: DepensesScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof DepensesScreen>;

export const Playground: Story = {};

export const LastPage: Story = { parameters: scene({ path: '/?page=5' }) };

export const Found: Story = { parameters: scene({ path: '/?search=loyer' }) };

/** Its labels lead to the pages of their expenses. */
export const OfList: Story = { parameters: scene({ path: '/depenses?search=loyer', route: '/depenses' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

/** As the dashboard's total leads here: what these expenses add up to is said. */
export const OfPeriod: Story = { parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31' }) };

/** As a bar of the dashboard leads here. */
export const OfType: Story = {
  parameters: scene({ path: '/?datedebut=2026-01-01&datefin=2026-12-31&typedepenseid=5' }),
};

export const OfProject: Story = { parameters: scene({ path: `/?projetid=${PROJET.COMPLET}` }) };

/** Who may not see projects is shown its number. */
export const OfHiddenProject: Story = {
  parameters: scene({
    path: `/?projetid=${PROJET.COMPLET}`,
    overrides: () => [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions: ['depenses'] })) }],
  }),
};

export const OfNoProject: Story = { parameters: scene({ path: '/?nature=classique' }) };

export const Unpaid: Story = { parameters: scene({ path: '/?statut=insolde' }) };

/** The greatest first. */
export const ByAmount: Story = { parameters: scene({ path: '/?tri=-montant' }) };

/** Paid at once, from its row. */
export const Paying: Story = {
  play: async () => {
    await settled();
    const [regler] = await screen.findAllByRole('button', { name: /^Régler la dépense/ });
    if (regler) await userEvent.click(regler);
    await screen.findByLabelText(/^Montant remis/);
  },
};

/** There the row leads to the expense's page; its menu pays. */
export const PayingNarrow: Story = {
  play: async () => {
    await settled();
    await pressInRow(/: Agios/, 'Régler');
    await screen.findByLabelText(/^Montant remis/);
  },
  globals: { viewport: { value: 'phone' } },
};

/** Every filter at once, and nothing left. */
export const NothingLeft: Story = {
  parameters: scene({
    path: '/?search=loyer&datedebut=2020-01-01&datefin=2020-01-31&typedepenseid=6&projetid=4&nature=projet&statut=solde',
  }),
};

/** The end of the period is before its beginning. */
export const PeriodInverse: Story = { parameters: scene({ path: '/?datedebut=2026-11-20&datefin=2026-11-01' }) };

/** What the list adds up to is not known; the list stands. */
export const TotalFailed: Story = {
  parameters: scene({ path: '/?statut=insolde', handlers: [failing(depenses.total, 'base.indisponible')] }),
};

/** On paper it is all its pages, and alone. */
export const Printing: Story = {
  ...OfPeriod,
  beforeEach: () => {
    const print = window.print;
    window.print = () => undefined;
    return () => {
      window.print = print;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
  },
};

export const FilteredNarrow: Story = {
  parameters: scene({ path: '/?datedebut=2026-10-01&datefin=2026-10-31&statut=solde' }),
  globals: { viewport: { value: 'phone' } },
};

export const FilteredDark: Story = { ...OfType, tags: ['mode'], globals: { theme: 'dark' } };

export const FilteredEnglish: Story = { ...OfType, tags: ['mode'], globals: { lang: 'en' } };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = { parameters: scene({ handlers: [slow(depenses.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failing(depenses.list, 'base.indisponible')] }) };

export const LongTexts: Story = {
  parameters: scene({
    overrides: () => [{ depenses: [longDepense('')] }],
  }),
};

/** Pays and moves money; does not manage the settings. */
export const Cashier: Story = { parameters: scene({ overrides: () => [asProfile('caissier')] }) };

/** Sees everything and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
