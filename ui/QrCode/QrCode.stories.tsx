import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta: Meta<typeof QrCode> = {
  title: 'Widgets/Data display/QrCode',
  component: QrCode,
  args: {
    label: 'Code QR de la clé secrète',
    text: 'otpauth://totp/Comptoir:aya.kouassi?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir',
  },
};
export default meta;

type Story = StoryObj<typeof QrCode>;

export const Playground: Story = {};

/** As many modules as a long address needs. */
export const LongText: Story = { args: { text: `https://exemple.ci/${'verification/'.repeat(20)}` } };

/** Narrower than it would be. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};

/** Dark on light there, too. */
export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { args: { label: 'QR code of the secret key' }, globals: { lang: 'en' } };
