import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ScrollTopButton } from './ScrollTopButton';

const meta: Meta<typeof ScrollTopButton> = {
  component: ScrollTopButton,
  args: { targetId: 'contenu' },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <main id="contenu" tabIndex={-1} style={{ height: 2400 }}>
      Le bouton paraît au-delà de 400 px.
      <ScrollTopButton {...args} />
    </main>
  ),
};
export default meta;

type Story = StoryObj<typeof ScrollTopButton>;

export const Playground: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 401);
    // A busy machine is late with its scroll events.
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible(), { timeout: 5000 });
  },
};

export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };
