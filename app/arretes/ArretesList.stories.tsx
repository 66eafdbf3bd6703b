import { arretes } from '@comptoir/contract/arretes';
import { CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import { ArretesList } from './ArretesList';

const overrides = () => [caissesArretees(Date.now())];

const meta: Meta<typeof ArretesList> = {
  title: 'Screens/Caisses/ArretesList',
  component: ArretesList,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: {
    caisse: { caisseid: CAISSE_ARRETEE.HISTORIQUE, libelle: 'Caisse Bouaké', solde: 384_500, arretele: '2026-11-21' },
  },
};
export default meta;

type Story = StoryObj<typeof ArretesList>;

export const Playground: Story = {};

/** The register was neither closed nor counted. */
export const Empty: Story = {
  args: { caisse: { caisseid: 7, libelle: 'Petite caisse San-Pédro', solde: 0, arretele: null } },
};

/** What was missing is owed by who counted. */
export const Du: Story = {
  args: {
    caisse: {
      ...{ caisseid: CAISSE_ARRETEE.AVEUGLE, libelle: 'Caisse chantier Yopougon', solde: 0, arretele: '2026-11-21' },
    },
  },
  parameters: scene({ overrides: () => [caissesAvecManquantDu(Date.now())] }),
};

export const Loading: Story = { parameters: scene({ overrides, handlers: [slowCall(arretes.list, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ overrides, handlers: [failingCall(arretes.list, 'base.indisponible')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
