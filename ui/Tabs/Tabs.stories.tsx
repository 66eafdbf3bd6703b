import { File, Film, Image, Layers } from 'lucide-react';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { Tabs } from './Tabs';

const meta = preview.meta({
  title: 'Widgets/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'État des projets',
    tabs: [
      { id: 'tous', label: 'Tous', count: 12 },
      { id: 'encours', label: 'En cours', count: 9 },
      { id: 'termines', label: 'Terminés', count: 3 },
    ],
    value: 'tous',
    onValueChange: fn(),
    children: 'Les projets choisis.',
  },
  render: controlled(Tabs),
});

export const Playground = meta.story();

/** The tabs stand beside the panel, with icons. */
export const Vertical = meta.story({
  args: {
    label: 'Médias',
    orientation: 'vertical',
    tabs: [
      { id: 'tous', label: 'Tous', icon: <Layers aria-hidden /> },
      { id: 'images', label: 'Images', icon: <Image aria-hidden /> },
      { id: 'videos', label: 'Vidéos', icon: <Film aria-hidden /> },
      { id: 'fichiers', label: 'Fichiers', icon: <File aria-hidden /> },
    ],
    value: 'images',
    children: 'Les médias choisis.',
  },
});
