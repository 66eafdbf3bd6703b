import preview from '../stories/preview';
import { CopyBox } from './CopyBox';

const meta = preview.meta({
  title: 'Widgets/Actions/CopyBox',
  component: CopyBox,
  args: { label: 'Clé secrète', lines: ['JBSW Y3DP EHPK 3PXP'], text: 'JBSWY3DPEHPK3PXP' },
});

export const Playground = meta.story();

export const LongLine = meta.story({
  args: { lines: ['otpauth://totp/B%C3%A2tir%20Ensemble:aya.kouassi?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir'] },
  globals: { viewport: { value: 'phone' } },
});
