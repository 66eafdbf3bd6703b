import { fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { HeaderBar } from '../HeaderBar';
import preview from '../stories/preview';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const Focused = meta.story({ play: () => userEvent.tab() });

/** As in the shell: the header stays at the top, and the content is far below. */
export const PastAHeader = meta.story({
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
});
