import { DATES } from '@comptoir/domain/dateFormat';
import { Plus, RefreshCw } from 'lucide-react';
import { fn, screen, userEvent } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { PeriodField } from '../PeriodField';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import preview from '../stories/preview';
import { ListBar, ShortLabel } from './ListBar';

const meta = preview.meta({
  title: 'Widgets/Layout/ListBar',
  component: ListBar,
  args: {
    main: (
      <Button icon={<Plus aria-hidden />}>
        <ShortLabel>Nouvelle dépense</ShortLabel>
      </Button>
    ),
    search: <SearchField label="Rechercher une dépense" value="" onValueChange={fn()} placeholder="Rechercher…" />,
    filters: (
      <>
        <PeriodField format={DATES.fr} label="Période" from="2026-11-01" to="" today="2026-11-21" onChange={fn()} />
        <SelectField
          label="Type"
          placeholder="Tous"
          options={[{ value: '1', label: 'Transport' }]}
          value=""
          onValueChange={fn()}
        />
      </>
    ),
    actions: <IconButton variant="secondary" label="Actualiser" icon={<RefreshCw aria-hidden />} />,
  },
});

export const Playground = meta.story();

/** In the line of the title, as in every list. */
export const BesideATitle = meta.story({
  render: (args) => (
    <Breadcrumb title="Dépenses" parents={[]}>
      <div data-line style={{ display: 'contents' }}>
        <ListBar {...args} />
      </div>
    </Breadcrumb>
  ),
});

export const Opened = BesideATitle.extend({
  args: { active: 1 },
  play: async () => {
    const button = screen.queryByRole('button', { name: 'Filtres (1)', expanded: false });
    if (button) await userEvent.click(button);
  },
});

/** The list has neither a search nor filters. */
export const NewAlone = BesideATitle.extend({ args: { search: undefined, filters: undefined } });
