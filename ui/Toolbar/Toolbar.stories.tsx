import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import { Toolbar } from './Toolbar';

const meta: Meta<typeof Toolbar> = {
  title: 'Widgets/Layout/Toolbar',
  component: Toolbar,
  args: {
    search: <SearchField label="Rechercher une dépense" value="" onValueChange={fn()} placeholder="Rechercher…" />,
    actions: (
      <>
        <Button variant="secondary" icon={<RotateCw aria-hidden />}>
          Actualiser
        </Button>
        <Button icon={<Plus aria-hidden />}>Nouveau</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Toolbar>;

export const Playground: Story = {};

export const ActionsOnly: Story = { args: { search: undefined } };

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const WithFilters: Story = {
  args: {
    children: (
      <SelectField label="Type" value="" options={[{ value: 'transport', label: 'Transport' }]} onValueChange={fn()} />
    ),
  },
};

export const LongWords: Story = {
  args: { actions: <Button>ReapprovisionnementExceptionnelDeLaCaisse</Button> },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
