import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Badge } from './Badge';

const meta: Meta<typeof Badge> = {
  title: 'Widgets/Data display/Badge',
  component: Badge,
  args: { tone: 'success', children: 'Soldé' },
};
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

/** The label of a status comes from data, so a word can be wider than the screen. */
export const LongWord: Story = {
  args: { tone: 'neutral', children: 'En_attente_de_validation_du_responsable_de_la_caisse' },
  globals: { viewport: { value: 'phone' } },
};

/** Beside a text that may break anywhere, the badge stays whole. */
export const InTightRow: Story = {
  args: { children: 'Insoldé' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, width: 200, overflowWrap: 'anywhere' }}>
      <span>Location de deux camions-bennes pour le chantier de Yopougon</span>
      <Badge {...args} />
    </div>
  ),
};

/** In a table cell the badge keeps to one line. */
export const InCell: Story = {
  args: { tone: 'warning', children: 'En attente de validation' },
  render: (args) => (
    <table style={{ width: 120 }}>
      <tbody>
        <tr>
          <td>
            <Badge {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
