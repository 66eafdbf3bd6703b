import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { Lightbox, type LightboxProps } from './Lightbox';
import { Waiting } from './Waiting';

const images = [
  { name: 'fondations.jpg', src: pictureOf(150, 1600, 1200) },
  { name: 'murs.png', src: pictureOf(217, 900, 1600) },
  { name: 'toit.jpg', src: pictureOf(284, 300, 200) },
];

function Opened({ index: first, onIndexChange, ...rest }: LightboxProps) {
  const [index, setIndex] = useState<number | null>(null);
  const change = (next: number | null) => {
    setIndex(next);
    onIndexChange(next);
  };
  return (
    <>
      <Button onClick={() => setIndex(first)}>Voir les images</Button>
      <Lightbox {...rest} index={index} onIndexChange={change} />
    </>
  );
}

const meta = preview.meta({
  title: 'Widgets/Files and pictures/Lightbox',
  component: Lightbox,
  args: { images, index: 0, onIndexChange: fn() },
  render: (args) => <Opened {...args} />,
});

const open: StoryObj<typeof Lightbox>['play'] = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const counter = new RegExp(`1 (sur|of) ${args.images.length}`);
  // The first opening loads the viewer's code, then the viewer fades in.
  const shown = () => expect(within(document.body).getByText(counter)).toBeVisible();
  await waitFor(shown, { timeout: 8000 });
};

export const Playground = meta.story();

export const Open = meta.story({ play: open });

/** The image cannot be loaded (spec § 8). */
export const Failed = meta.story({ args: { images: [{ name: 'murs.png', src: BROKEN }] }, play: open });

export const LongText = meta.story({
  args: { images: [{ name: `${'photo-du-chantier-de-cocody-'.repeat(5)}.jpg`, src: pictureOf(150) }] },
  play: open,
  globals: { viewport: { value: 'phone' } },
});

/** The viewer's code is on its way. */
export const Loading = meta.story({
  render: () => <Waiting hasFailed={false} onRetry={fn()} onClose={fn()} />,
  parameters: { waits: true },
});
