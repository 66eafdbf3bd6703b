import preview from '../stories/preview';
import { ShareBars } from './ShareBars';

const bar = (id: number, label: string, amount: number, nombre: number) => ({
  id: String(id),
  label,
  amount,
  detail: nombre < 2 ? `${nombre} dépense` : `${nombre} dépenses`,
  href: `#type-${id}`,
});

const TYPES = [
  bar(1, 'Transport', 340_000, 21),
  bar(2, 'Matériaux', 2_150_000, 12),
  bar(3, 'Loyer', 750_000, 3),
  bar(4, 'Communication', 48_500, 9),
];

const meta = preview.meta({
  title: 'Widgets/Charts/ShareBars',
  component: ShareBars,
  args: { label: 'Dépenses par type', barLabel: 'Type', bars: TYPES },
});

export const Playground = meta.story();

/** There are more than eight parts: one bar stands for the smallest, and the table lists them all. */
export const Many = meta.story({
  args: {
    bars: Array.from({ length: 14 }, (_, rank) => bar(rank, `Type ${rank + 1}`, (14 - rank) * 25_000, rank + 1)),
  },
});

/**
 * Only the greatest parts are known one by one: the last bar stands for all others, and the table ends with the rest.
 */
export const Rest = meta.story({
  args: {
    barLabel: 'Projet',
    bars: Array.from({ length: 9 }, (_, rank) => bar(rank, `Projet ${rank + 1}`, (9 - rank) * 100_000, 1)),
    rest: { id: 'autres', label: 'Autres projets', amount: 500_000, detail: '12 dépenses' },
  },
});

export const OneTiny = meta.story({ args: { bars: [bar(1, 'Matériaux', 98_000_000, 40), bar(2, 'Divers', 500, 1)] } });

export const NothingSpent = meta.story({ args: { bars: TYPES.map((one) => ({ ...one, amount: 0 })) } });

export const Greatest = meta.story({
  args: {
    bars: [
      bar(
        1,
        'Location de deux camions-bennes et d’une pelleteuse pour le terrassement de Yopougon',
        999_999_999_999,
        1,
      ),
      bar(2, 'Anticonstitutionnellement-inconstitutionnel-et-indivisible', 888_888_888_888, 1200),
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
