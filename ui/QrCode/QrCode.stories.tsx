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

/** A long address needs many modules. */
export const LongText: Story = { args: { text: `https://exemple.ci/${'verification/'.repeat(20)}` } };

/** In a place that is narrower than the code. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};

/** The code stays dark on light in the dark mode. */
export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { args: { label: 'QR code of the secret key' }, globals: { lang: 'en' } };
