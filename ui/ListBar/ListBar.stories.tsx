import { DATES } from '@comptoir/domain/dateFormat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw } from 'lucide-react';
import { fn, screen, userEvent } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { PeriodField } from '../PeriodField';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import { ListBar, ShortLabel } from './ListBar';

const meta: Meta<typeof ListBar> = {
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
};
export default meta;

type Story = StoryObj<typeof ListBar>;

export const Playground: Story = {};

/** In the line of the title, as in every list. */
export const BesideATitle: Story = {
  render: (args) => (
    <Breadcrumb title="Dépenses" parents={[]}>
      <div data-line style={{ display: 'contents' }}>
        <ListBar {...args} />
      </div>
    </Breadcrumb>
  ),
};

export const BesideATitleNarrow: Story = { ...BesideATitle, globals: { viewport: { value: 'phone' } } };

export const Opened: Story = {
  ...BesideATitle,
  tags: ['mode'],
  args: { active: 1 },
  play: async () => {
    const button = screen.queryByRole('button', { name: 'Filtres (1)', expanded: false });
    if (button) await userEvent.click(button);
  },
};

export const OpenedNarrow: Story = { ...Opened, tags: [], globals: { viewport: { value: 'phone' } } };

/** The list has neither a search nor filters. */
export const NewAlone: Story = { ...BesideATitle, args: { search: undefined, filters: undefined } };

export const Dark: Story = { ...BesideATitle, tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { args: { active: 2 }, globals: { lang: 'en' } };
