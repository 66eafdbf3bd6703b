import { UserRound } from 'lucide-react';
import preview from '../stories/preview';
import { List, Note, Nothing, Option, Panel, Words } from './Options.styles';

function Options({ labels }: { labels: string[] }) {
  return (
    <Panel>
      {labels.length === 0 && <Nothing>Aucun client trouvé</Nothing>}
      <List role="listbox" aria-label="Clients" hidden={labels.length === 0}>
        {labels.map((label, rank) => (
          <Option key={label} role="option" aria-selected={rank === 0}>
            <UserRound aria-hidden />
            <Words>
              <span>{label}</span> <Note>07 08 09 10 {11 + rank}</Note>
            </Words>
          </Option>
        ))}
      </List>
    </Panel>
  );
}

/**
 * The box of a list that opens below its field, and the rows in it.
 *
 * Not for use in a screen: `Combobox` and `GlobalSearch` are made of it.
 */
const meta = preview.meta({
  title: 'Widgets/Inputs/Options',
  component: Options,
  args: { labels: ['Koné Awa', 'Kouassi Yao', 'Koffi Adjoua'] },
});

export const Playground = meta.story();

export const Empty = meta.story({ args: { labels: [] } });

export const LongText = meta.story({
  args: {
    labels: ['Société ivoirienne de construction, de travaux publics et d’aménagement des bords de la lagune Ébrié'],
  },
  globals: { viewport: { value: 'phone' } },
});
