import preview from '../stories/preview';
import { QrCode } from './QrCode';

const meta = preview.meta({
  title: 'Widgets/Data display/QrCode',
  component: QrCode,
  args: {
    label: 'Code QR de la clé secrète',
    text: 'otpauth://totp/Comptoir:aya.kouassi?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir',
  },
});

export const Playground = meta.story();

/** A long address needs many modules. */
export const LongText = meta.story({ args: { text: `https://exemple.ci/${'verification/'.repeat(20)}` } });

/** In a place that is narrower than the code. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
});
