import { caisses } from '@comptoir/contract/caisses';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { CaissesScreen } from './CaissesScreen';

const meta: Meta<typeof CaissesScreen> = {
  title: 'Screens/Caisses/CaissesScreen',
  component: CaissesScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof CaissesScreen>;

export const Playground: Story = {};

/** The total counts what advances hold, which are in no row. */
export const Avances: Story = { parameters: scene({ overrides: () => [avecAvances(Date.now())] }) };

export const AvancesNarrow: Story = { ...Avances, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const LastPage: Story = { parameters: scene({ path: '/?page=2' }) };

export const Found: Story = { parameters: scene({ path: '/?search=wave' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(caisses.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(caisses.list, 'base.indisponible')] }) };

export const LongTexts: Story = {
  parameters: scene({
    overrides: () => [
      {
        caisses: [
          {
            caisseid: 1,
            libelle: 'Caisse du chantier de construction de la nouvelle école primaire publique '.repeat(3),
            code: 'C99999',
            nature: 'orange',
            montant: 999_999_999_999,
            description: 'Anticonstitutionnellement'.repeat(40),
            arretele: null,
            aveugle: 0 as const,
            plafond: 1,
            plafondrefuse: 1 as const,
            decharge: 1 as const,
            version: 1,
          },
        ],
      },
    ],
  }),
};

/** One register was closed today, the closing of another one is late, and the others were never closed. */
const closedCaisses = () => {
  const jours: Readonly<Record<number, string>> = { 5: todayInAbidjan(Date.now()), 6: '2026-10-30' };
  return createStore().caisses.map((row) => ({ ...row, arretele: jours[row.caisseid] ?? null }));
};

export const Arretees: Story = { parameters: scene({ overrides: () => [{ caisses: closedCaisses() }] }) };

export const ArreteesNarrow: Story = { ...Arretees, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** Two registers hold more than they should: one warns of it, the other one refuses. */
const plafondCaisses = () =>
  closedCaisses().map((row) => ({
    ...row,
    plafond: row.caisseid === 5 || row.caisseid === 6 ? 50_000 : 0,
    plafondrefuse: row.caisseid === 6 ? (1 as const) : (0 as const),
  }));

export const AuDessusDuPlafond: Story = { parameters: scene({ overrides: () => [{ caisses: plafondCaisses() }] }) };

export const AuDessusNarrow: Story = {
  ...AuDessusDuPlafond,
  tags: ['mode'],
  globals: { viewport: { value: 'phone' } },
};

export const AuDessusTablet: Story = {
  ...AuDessusDuPlafond,
  tags: ['mode'],
  globals: { viewport: { value: 'tablet' } },
};

/** Only those whose closing is late. */
export const EnRetard: Story = {
  parameters: scene({ path: '/?suivi=retard', overrides: () => [{ caisses: closedCaisses() }] }),
};

/** Only those with a variance whose reason is owed: each row leads to its closings. */
export const EcartAExpliquer: Story = {
  parameters: scene({ path: '/?suivi=ecart', overrides: () => [caissesArretees(Date.now())] }),
};

export const EcartNarrow: Story = { ...EcartAExpliquer, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** No register must be looked after: good news, with a way back. */
export const SansSuivi: Story = { parameters: scene({ path: '/?suivi=ecart' }) };

/** Money is on its way to a register of the user, who accepts it. */
export const ARecevoir: Story = {
  parameters: scene({
    overrides: () => [caissesAvecTransferts(Date.now()), { session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } }],
  }),
};

export const ARecevoirNarrow: Story = { ...ARecevoir, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** The user pays and moves money, but does not manage the settings. */
export const Cashier: Story = { parameters: scene({ overrides: () => [asProfile('caissier')] }) };

/** The user sees everything and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

/** The question names the register and the consequence; the focus is on Non. */
export const Deleting: Story = {
  play: () => pressInRow(/: Petite caisse San-Pédro$/, 'Supprimer'),
};

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused: Story = {
  play: async () => {
    await pressInRow(/: Banque SGCI$/, 'Supprimer');
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/ne peut pas être supprimée\.$/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
};
