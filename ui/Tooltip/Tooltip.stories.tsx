import { Mail } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import preview from '../stories/preview';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  title: 'Widgets/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Le solde d’hier soir', children: <Button variant="secondary">Solde</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '60px 0' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

/** The bubble takes the place of the button's native tooltip. */
export const OnAnIcon = meta.story({
  args: {
    content: 'awa.kone@exemple.ci',
    children: <IconButton label="E-mail de Awa Koné" icon={<Mail aria-hidden />} />,
  },
});

/** A tap only does what the button does. */
export const NotOnPress = meta.story({ args: { opensOnPress: false } });

export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible();
  },
});

export const LongText = Keyboard.extend({
  args: { content: 'Fondations, terrassement et livraison du béton pour le deuxième bâtiment du chantier de Yopougon' },
  globals: { viewport: { value: 'phone' } },
});
