import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton';
import { CopyBox } from './CopyBox';

const meta: Meta<typeof CopyBox> = {
  title: 'Widgets/Actions/CopyBox',
  component: CopyBox,
  args: { label: 'Clé secrète', lines: ['JBSW Y3DP EHPK 3PXP'], text: 'JBSWY3DPEHPK3PXP' },
};
export default meta;

type Story = StoryObj<typeof CopyBox>;

export const Playground: Story = {};

export const ManyLines: Story = {
  args: {
    label: 'Codes de secours',
    lines: Array.from({ length: 10 }, (_, rank) => `ab${rank}d-ef${rank}h-jk${rank}m-np${rank}r`),
    text: undefined,
    actions: (
      <LinkButton size="sm" href="#fichier">
        Télécharger
      </LinkButton>
    ),
  },
};

export const LongLine: Story = {
  args: { lines: ['otpauth://totp/B%C3%A2tir%20Ensemble:aya.kouassi?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir'] },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
