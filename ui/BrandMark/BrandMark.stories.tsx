import type { Meta, StoryObj } from '@storybook/react-vite';
import { BROKEN, pictureOf } from '../stories/pictures';
import { BrandMark } from './BrandMark';

const meta: Meta<typeof BrandMark> = {
  title: 'Widgets/Data display/BrandMark',
  component: BrandMark,
  args: { name: 'Comptoir' },
};
export default meta;

type Story = StoryObj<typeof BrandMark>;

export const Playground: Story = {};

/** The mark of an organisation that has a logo. */
export const WithLogo: Story = {
  args: { name: 'Bâtir Ensemble Côte d’Ivoire', logo: pictureOf(20, 640, 240) },
};

/** The mark of an organisation without a logo. */
export const WithInitials: Story = { args: { name: 'Bâtir Ensemble', isOwn: true } };

const LONG = 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou';

export const LongName: Story = {
  args: { name: LONG, logo: pictureOf(20, 640, 160) },
  globals: { viewport: { value: 'phone' } },
};

/** In the header the mark stands alone. */
export const Alone: Story = { args: { isAlone: true } };

export const LogoAlone: Story = {
  args: { ...WithLogo.args, isAlone: true },
  globals: { viewport: { value: 'phone' } },
};

/** A logo that cannot be read leaves the mark. */
export const BrokenLogo: Story = { args: { logo: BROKEN } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
