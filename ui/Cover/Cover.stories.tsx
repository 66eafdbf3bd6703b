import { FolderKanban } from 'lucide-react';
import preview from '../stories/preview';
import { endSaving, savingData } from '../stories/savingData';
import { Cover } from './Cover';

/** A picture of a few points, written here so that the story needs no file. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">
  <rect width="30" height="20" fill="#f39159"/>
  <rect y="12" width="30" height="8" fill="#308e87"/>
</svg>`)}`;

const meta = preview.meta({
  title: 'Widgets/Files and pictures/Cover',
  component: Cover,
  args: {
    src: PICTURE,
    icon: <FolderKanban />,
    name: 'Bingerville',
    style: { maxWidth: 360 },
  },
});

export const Playground = meta.story();

export const Default = meta.story({ args: { src: '' } });

/** When the picture cannot be loaded, the default takes its place. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });

/** Where data is saved, the picture is loaded when a person asks for it. */
export const DataSaving = meta.story({ decorators: [savingData], beforeEach: endSaving });

/** A smaller picture is shown until a person asks for the whole one. */
export const Reduced = DataSaving.extend({ args: { reduced: PICTURE.replace('30 20', '30 21') } });
