import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { Button } from './Button';

const meta = preview.meta({
  title: 'Widgets/Actions/Button',
  component: Button,
  args: { children: 'Enregistrer', onClick: fn() },
});

export const Playground = meta.story();

/** In a line of text or a cell, the button has the text size of its surroundings. */
export const Link = meta.story({ args: { variant: 'link', children: '2 981 500 Fcfa' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Busy = meta.story({ args: { busy: true } });

export const LongText = meta.story({
  args: { children: 'Enregistrer la dépense et passer directement au règlement de la suivante' },
  globals: { viewport: { value: 'phone' } },
});

/** The Save button of a form is busy: it can be pressed, and nothing happens. */
export const BusyInAForm = meta.story({
  args: { type: 'submit', busy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.submitted = 'true';
      }}
    >
      <Button {...args} />
    </form>
  ),
});
