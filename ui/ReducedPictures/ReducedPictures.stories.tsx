import { FolderKanban } from 'lucide-react';
import { Avatar } from '../Avatar';
import { Cover } from '../Cover';
import { pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { endSaving, savingData } from '../stories/savingData';
import { ReducedPictures } from './ReducedPictures';

const NAMES = ['Bingerville', 'Yopougon', 'Cocody'];

const meta = preview.meta({
  title: 'Widgets/Files and pictures/ReducedPictures',
  component: ReducedPictures,
  args: {
    hasPictures: true,
    texts: {
      reduced: 'Économie de données\u00a0: images réduites.',
      whole: 'Économie de données\u00a0: images entières dans cette liste.',
    },
    actions: { show: 'Afficher les images', reduce: 'Réduire les suivantes' },
    children: NAMES.map((name, rank) => (
      <Cover
        key={name}
        src={pictureOf(rank * 90 + 20, 320, 180)}
        reduced={pictureOf(rank * 90 + 20, 128, 72)}
        icon={<FolderKanban />}
        name={name}
        style={{ maxWidth: 300, marginBottom: 12 }}
      />
    )),
  },
  decorators: [savingData],
  beforeEach: endSaving,
});

export const Playground = meta.story();

/** The initials stand in for the photos. */
export const Photos = meta.story({
  args: { children: NAMES.map((name, rank) => <Avatar key={name} src={pictureOf(rank * 90, 128, 128)} name={name} />) },
});

/** A list without pictures has no line above it. */
export const WithoutPictures = meta.story({ args: { hasPictures: false, children: <Avatar name="Awa Koné" /> } });
