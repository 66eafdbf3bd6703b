import { fn } from 'storybook/test';
import { FormGrid } from '../FormGrid';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { Disclosure } from './Disclosure';

const fields = (
  <FormGrid>
    <TextField label="Code" value="C1" onValueChange={fn()} />
    <TextField label="Plafond" value="" onValueChange={fn()} />
  </FormGrid>
);

const meta = preview.meta({
  title: 'Widgets/Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Options', note: 'Espèces · code C1', children: fields },
});

export const Playground = meta.story();

/** Something in it must be seen. */
export const Revealed = meta.story({ args: { isRevealed: true } });

export const LongText = meta.story({
  args: { note: 'Espèces · code C1 · plafond de 2 000 000 Fcfa, ce qui dépasse est refusé · comptage à l’aveugle' },
  globals: { viewport: { value: 'phone' } },
});
