import { Truck } from 'lucide-react';
import preview from '../stories/preview';
import { Badge } from './Badge';

const meta = preview.meta({
  title: 'Widgets/Data display/Badge',
  component: Badge,
  args: { tone: 'success', children: 'Soldé' },
});

export const Playground = meta.story();

export const Danger = meta.story({ args: { tone: 'danger', children: 'Aucun règlement' } });

export const Warning = meta.story({ args: { tone: 'warning', children: 'En attente' } });

export const Info = meta.story({ args: { tone: 'info', children: 'En livraison' } });

export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Emballage' } });

export const Primary = meta.story({ args: { tone: 'primary', children: 'En cours' } });

export const OwnIcon = meta.story({ args: { tone: 'info', icon: <Truck aria-hidden />, children: 'Expédié' } });

/** The label of a status comes from data, so a word can be wider than the screen. */
export const LongWord = meta.story({
  args: { tone: 'neutral', children: 'En_attente_de_validation_du_responsable_de_la_caisse' },
  globals: { viewport: { value: 'phone' } },
});

/** Beside a text that may break anywhere, the badge stays whole. */
export const InTightRow = meta.story({
  args: { children: 'Insoldé' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, width: 200, overflowWrap: 'anywhere' }}>
      <span>Location de deux camions-bennes pour le chantier de Yopougon</span>
      <Badge {...args} />
    </div>
  ),
});

/** In a table cell the badge keeps to one line. */
export const InCell = meta.story({
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
});
