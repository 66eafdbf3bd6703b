import { Plus, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import preview from '../stories/preview';
import { Toolbar } from './Toolbar';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const ActionsOnly = meta.story({ args: { search: undefined } });

export const WithFilters = meta.story({
  args: {
    children: (
      <SelectField label="Type" value="" options={[{ value: 'transport', label: 'Transport' }]} onValueChange={fn()} />
    ),
  },
});

export const LongWords = meta.story({
  args: { actions: <Button>ReapprovisionnementExceptionnelDeLaCaisse</Button> },
  globals: { viewport: { value: 'phone' } },
});
