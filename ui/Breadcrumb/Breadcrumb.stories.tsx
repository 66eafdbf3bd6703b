import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Widgets/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    title: 'Types de dépenses',
    parents: [],
    homeHref: '#accueil',
  },
};
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

export const Playground: Story = {};

/** A stored parent route adds an arrow back to it (spec § 2 Shell). */
export const WithParent: Story = {
  args: {
    title: 'Détails du projet',
    backHref: '#projets',
    parents: [{ id: 'p', label: 'Projets', href: '#projets' }],
  },
};

export const WithDescription: Story = { args: { description: 'Ce à quoi sert l’argent des caisses.' } };

export const Phone: Story = {
  args: { title: 'Construction du deuxième bâtiment du chantier de Yopougon' },
  globals: { viewport: { value: 'phone' } },
};

const name = 'Construction_du_deuxieme_batiment_du_chantier_de_Yopougon';

/** People choose the name of a project, so the title can be one long word. */
export const LongWord: Story = {
  args: {
    title: name,
    description: `Étapes, dépenses et photos de ${name}.`,
    parents: [
      { id: 'projets', label: 'Projets', href: '#projets' },
      { id: 'projet', label: name, href: '#projet' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
