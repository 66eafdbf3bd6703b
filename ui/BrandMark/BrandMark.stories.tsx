import { BROKEN, pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { BrandMark } from './BrandMark';

const meta = preview.meta({
  title: 'Widgets/Data display/BrandMark',
  component: BrandMark,
  args: { name: 'Comptoir' },
});

export const Playground = meta.story();

/** The mark of an organisation that has a logo. */
export const WithLogo = meta.story({
  args: { name: 'Bâtir Ensemble Côte d’Ivoire', logo: pictureOf(20, 640, 240) },
});

/** The mark of an organisation without a logo. */
export const WithInitials = meta.story({ args: { name: 'Bâtir Ensemble', isOwn: true } });

const LONG = 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou';

export const LongName = meta.story({
  args: { name: LONG, logo: pictureOf(20, 640, 160) },
  globals: { viewport: { value: 'phone' } },
});

/** In the header the mark stands alone. */
export const Alone = meta.story({ args: { isAlone: true } });

/** A logo that cannot be read leaves the mark. */
export const BrokenLogo = meta.story({ args: { logo: BROKEN } });
