import { Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FILM } from '../stories/pictures';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { VideoCard } from './VideoCard';

const meta = preview.meta({
  title: 'Widgets/Files and pictures/VideoCard',
  component: VideoCard,
  args: {
    name: 'inauguration.webm',
    src: FILM,
    detail: '18 240 ko',
    actions: [{ id: 'delete', label: 'Supprimer', icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: fn() }],
  },
});

export const Playground = meta.story();

export const WithoutActions = meta.story({ args: { actions: [] } });

export const SettingsOpen = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: words().videoCard.actions('inauguration.webm') }),
    );
    await expect(await within(document.body).findByRole('menuitem')).toBeVisible();
  },
});

/** The browser cannot play the video, so the message leads to the download. */
export const Unplayable = meta.story({
  args: { name: 'film-de-iphone-hevc.mov' },
  play: async ({ canvasElement }) => {
    const player = canvasElement.querySelector('video');
    if (player) await fireEvent.error(player);
    await expect(await within(canvasElement).findByText(words().videoCard.unplayable)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { name: `${'visite-du-chantier-de-cocody-'.repeat(5)}.mp4`, detail: '199 999 ko' },
});
