import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { HeaderBar } from '../HeaderBar';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  title: 'Widgets/Navigation/SkipLink',
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

/** As in the shell: the header stays at the top, and the content is far below. */
export const PastAHeader: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <HeaderBar logo={<a href="#accueil">Comptoir</a>} isSidebarOpen={false} onSidebarToggle={fn()} />
      <div style={{ height: '150vh' }} />
      <main id="contenu" tabIndex={-1} style={{ minHeight: '120vh' }}>
        <Button>Nouveau</Button>
      </main>
    </>
  ),
  parameters: { layout: 'fullscreen' },
};

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { ...Focused, tags: ['mode'], globals: { theme: 'dark' } };
