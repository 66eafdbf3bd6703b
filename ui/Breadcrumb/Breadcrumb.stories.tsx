import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Widgets/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    title: 'Types de dépenses',
    homeHref: '#accueil',
    items: [
      { id: 'parametres', label: 'Paramètres' },
      { id: 'types', label: 'Types de dépenses' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

export const Playground: Story = {};

/** A stored parent route: an arrow back in the place of the home icon (spec § 2 Shell). */
export const WithParent: Story = {
  args: {
    title: 'Détails du projet',
    backHref: '#projets',
    items: [
      { id: 'p', label: 'Projets', href: '#projets' },
      { id: 'd', label: 'Détails' },
    ],
  },
};

export const WithDescription: Story = { args: { description: 'Ce à quoi sert l’argent des caisses.' } };

export const Phone: Story = {
  args: { title: 'Construction du deuxième bâtiment du chantier de Yopougon' },
  globals: { viewport: { value: 'phone' } },
};

const name = 'Construction_du_deuxieme_batiment_du_chantier_de_Yopougon';

/** A project is named as its owner likes. */
export const LongWord: Story = {
  args: {
    title: name,
    description: `Étapes, dépenses et photos de ${name}.`,
    items: [
      { id: 'projets', label: 'Projets', href: '#projets' },
      { id: 'projet', label: name, href: '#projet' },
      { id: 'detail', label: `Détails de ${name}` },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
