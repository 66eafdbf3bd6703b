import preview from '../stories/preview';
import { endSaving, savingData } from '../stories/savingData';
import { Avatar } from './Avatar';

const PHOTO = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" fill="#308e87"/>
  <circle cx="20" cy="15" r="7" fill="white"/>
  <ellipse cx="20" cy="36" rx="13" ry="12" fill="white"/>
</svg>`)}`;

const meta = preview.meta({
  title: 'Widgets/Files and pictures/Avatar',
  component: Avatar,
  args: { name: 'Awa Koné' },
});

export const Playground = meta.story();

export const WithPhoto = meta.story({ args: { src: PHOTO } });

/** When the photo cannot be loaded, the initials take its place. */
export const BrokenPhoto = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });

/** Where data is saved, the initials take the place of the photo. */
export const DataSaving = meta.story({ args: { src: PHOTO }, decorators: [savingData], beforeEach: endSaving });
