import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { PeriodField } from '../PeriodField';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import { Toolbar } from '../Toolbar';
import { FilterPanel } from './FilterPanel';

const meta: Meta<typeof FilterPanel> = {
  title: 'Widgets/Inputs/FilterPanel',
  component: FilterPanel,
  args: { active: 0 },
  render: (args) => (
    <Toolbar search={<SearchField label="Rechercher une dépense" value="" onValueChange={fn()} />}>
      <FilterPanel {...args}>
        <PeriodField label="Période" from="2026-11-01" to="" today="2026-11-21" onChange={fn()} />
        <SelectField
          label="Type"
          placeholder="Tous"
          options={[{ value: '1', label: 'Transport' }]}
          value=""
          onValueChange={fn()}
        />
      </FilterPanel>
    </Toolbar>
  ),
};
export default meta;

type Story = StoryObj<typeof FilterPanel>;

/** Where there is room the filters are simply there. */
export const Playground: Story = {};

export const Narrow: Story = { args: { active: 1 }, globals: { viewport: { value: 'phone' } } };

export const Opened: Story = {
  ...Narrow,
  play: async () => {
    const line = screen.queryByRole('button', { name: 'Filtres (1)' });
    if (line) await userEvent.click(line);
  },
};

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { args: { active: 2 }, globals: { lang: 'en', viewport: { value: 'phone' } } };
