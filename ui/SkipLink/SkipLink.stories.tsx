import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  args: { targetId: 'contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Tab montre le lien.</p>
      <main id="contenu" tabIndex={-1}>
        Le contenu
      </main>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Playground: Story = {};

export const Focused: Story = { play: () => userEvent.tab() };

export const Dark: Story = { ...Focused, globals: { theme: 'dark' } };
