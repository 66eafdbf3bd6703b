import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

const meta: Meta<typeof Breadcrumb> = {
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

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '#accueil');
  },
};

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '#projets');
    await expect(canvas.queryByRole('link', { name: 'Accueil' })).toBeNull();
  },
};

export const Phone: Story = {
  args: { title: 'Construction du deuxième bâtiment du chantier de Yopougon' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
