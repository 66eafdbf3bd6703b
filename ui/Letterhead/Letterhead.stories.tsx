import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { Letterhead } from './Letterhead';

// The letterhead is visible on paper only: the browser's print dialog shows it.
const meta = preview.meta({
  title: 'Widgets/Data display/Letterhead',
  component: Letterhead,
  render: (args) => (
    <>
      <p>Ctrl + P</p>
      <Letterhead {...args} />
    </>
  ),
  args: {
    name: 'Bâtir Ensemble Côte d’Ivoire',
    logo: pictureOf(20, 640, 240),
    address: 'Cocody Angré, 7e tranche, Abidjan',
  },
});

export const Playground = meta.story();

/** A logo that cannot be read leaves the name and the address. */
export const Unreadable = meta.story({ args: { logo: BROKEN } });
