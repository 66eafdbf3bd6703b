import { CircleCheck, Package, Send, Truck } from 'lucide-react';
import preview from '../stories/preview';
import { Timeline } from './Timeline';

const meta = preview.meta({
  title: 'Widgets/Data display/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Livraison de la commande 12',
    items: [
      { key: 1, title: 'Emballage', meta: 'Awa Koné, 12/11/2026 09:05', icon: <Package /> },
      { key: 2, title: 'Expédié', meta: 'Awa Koné, 14/11/2026 08:30', tone: 'info', icon: <Send /> },
      { key: 3, title: 'En livraison', meta: 'Yao Koffi, 15/11/2026 07:12', tone: 'warning', icon: <Truck /> },
      { key: 4, title: 'Livré', meta: 'Yao Koffi, 15/11/2026 11:48', tone: 'success', icon: <CircleCheck /> },
    ],
  },
});

export const Playground = meta.story();

export const One = meta.story({
  args: { items: [{ key: 1, title: 'Emballage', meta: 'Awa Koné, 12/11/2026 09:05' }] },
});

/** A step without an icon has its tone's icon. */
export const OwnTones = meta.story({
  args: {
    items: [
      { key: 1, title: 'Demandé', meta: 'Awa Koné, 12/11/2026 09:05' },
      { key: 2, title: 'Refusé', meta: 'Yao Koffi, 13/11/2026 09:05', tone: 'danger' },
      { key: 3, title: 'Accepté', meta: 'Yao Koffi, 14/11/2026 09:05', tone: 'primary' },
    ],
  },
});

export const LongText = meta.story({
  args: {
    items: [
      {
        key: 1,
        title: 'Réapprovisionnement-exceptionnel-de-la-caisse-principale-du-chantier-de-Yopougon',
        meta: 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou, 12/11/2026 09:05',
      },
      { key: 2, title: 'Livré', meta: 'Yao Koffi, 15/11/2026 11:48', tone: 'success' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
