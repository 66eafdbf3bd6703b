import { Pencil } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Rules } from './guide/Guide.styles';

function Focus() {
  return (
    <Guide
      title="Focus"
      lead={
        <>
          A ring of two tones, with a gap: it is seen on every surface, whatever the control’s own colour (the pairs are
          on the page Contrast). It shows for the keyboard, and in a field wherever the press came from. It is the same
          everywhere because one rule draws it.
        </>
      }
    >
      <GuidePart title="Press Tab">
        <Rules>
          <div>
            <Button>Enregistrer</Button>
          </div>
          <div>
            <Button variant="danger">Supprimer</Button>
          </div>
          <div>
            <IconButton label="Modifier la dépense Transport" icon={<Pencil aria-hidden />} />
          </div>
          <TextField label="Libellé" value="" onValueChange={fn()} />
        </Rules>
      </GuidePart>
      <DoAndDont
        dos={[
          'Leave room around a control for the gap and the ring.',
          'Give the focus back to what opened a dialog, or to its neighbour when that is gone.',
        ]}
        donts={['Write outline: none.', 'Cut the ring by overflow: hidden on what surrounds a control.']}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Focus', component: Focus });

const tabTo = async (canvas: HTMLElement, name: string, presses: number) => {
  for (let press = 0; press < presses; press++) await userEvent.tab();
  await expect(within(canvas).getByRole('button', { name })).toHaveFocus();
};

export const Playground = meta.story({ play: ({ canvasElement }) => tabTo(canvasElement, 'Enregistrer', 1) });
