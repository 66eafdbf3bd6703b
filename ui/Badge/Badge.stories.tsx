import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Badge } from './Badge';

const meta: Meta<typeof Badge> = { component: Badge, args: { tone: 'success', children: 'Soldé' } };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Playground: Story = {};

export const Danger: Story = { args: { tone: 'danger', children: 'Aucun règlement' } };

export const Warning: Story = { args: { tone: 'warning', children: 'En attente' } };

export const Info: Story = { args: { tone: 'info', children: 'En livraison' } };

export const Neutral: Story = { args: { tone: 'neutral', children: 'Emballage' } };

export const Primary: Story = { args: { tone: 'primary', children: 'En cours' } };

export const OwnIcon: Story = { args: { tone: 'info', icon: <Truck aria-hidden />, children: 'Expédié' } };

export const LongText: Story = {
  args: { tone: 'warning', children: 'En attente de la validation du responsable de la caisse du Plateau' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
