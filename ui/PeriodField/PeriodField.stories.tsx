import { DATES } from '@comptoir/domain/dateFormat';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { SearchField } from '../SearchField';
import { SelectField } from '../SelectField';
import preview from '../stories/preview';
import { useDates } from '../stories/useDates';
import { Toolbar } from '../Toolbar';
import { PeriodField, type PeriodFieldProps } from './PeriodField';

function Choosing({ from, to, onChange, ...args }: PeriodFieldProps) {
  const [period, setPeriod] = useState({ from, to });
  return (
    <PeriodField
      {...args}
      format={useDates()}
      {...period}
      onChange={(next) => {
        setPeriod(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Widgets/Inputs/PeriodField',
  component: PeriodField,
  args: { format: DATES.fr, label: 'Période', from: '', to: '', today: '2026-11-21', onChange: fn() },
  render: (args) => <Choosing {...args} />,
});

const november = { from: '2026-11-01', to: '2026-11-21' };

export const Playground = meta.story();

export const Filled = meta.story({ args: november });

export const Invalid = meta.story({
  args: { from: '2026-11-21', to: '2026-11-01', error: 'La fin est avant le début. Changez l’une des deux dates.' },
});

export const Disabled = meta.story({ args: { ...november, disabled: true } });

/** Beside the other fields above a list. */
export const InToolbar = meta.story({
  args: november,
  render: (args) => (
    <Toolbar
      search={<SearchField label="Rechercher une commande" value="" onValueChange={fn()} />}
      actions={<Button>Nouveau</Button>}
    >
      <Choosing {...args} />
      <SelectField label="État" value="" options={[{ value: '3', label: 'Livré' }]} onValueChange={fn()} />
    </Toolbar>
  ),
});
