import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { RequiredNote } from './RequiredNote';

const meta = preview.meta({ title: 'Widgets/Inputs/RequiredNote', component: RequiredNote });

export const Playground = meta.story();

export const OverAField = meta.story({
  render: (args) => (
    <>
      <RequiredNote {...args} />
      <TextField label="Libellé" required value="" onValueChange={fn()} />
    </>
  ),
});
