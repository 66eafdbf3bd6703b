import { expect, waitFor, within } from 'storybook/test';
import preview from '../stories/preview';
import { ScrollTopButton } from './ScrollTopButton';

const meta = preview.meta({
  title: 'Widgets/Navigation/ScrollTopButton',
  component: ScrollTopButton,
  args: { targetId: 'contenu' },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <main id="contenu" tabIndex={-1} style={{ position: 'relative', height: 2400 }}>
      Le bouton paraît au-delà de 400 px.
      <ScrollTopButton {...args} />
    </main>
  ),
});

export const Playground = meta.story();

export const Shown = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => {
      // Scrolls to another place at each attempt: a move there and back between two frames is no scroll event.
      window.scrollTo(0, window.scrollY === 401 ? 402 : 401);
      return expect(canvas.getByRole('button')).toBeVisible();
    });
  },
});
