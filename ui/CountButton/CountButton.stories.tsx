import { CloudUpload } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { CountButton } from './CountButton';

const meta = preview.meta({
  title: 'Widgets/Actions/CountButton',
  component: CountButton,
  args: { label: '2 saisies en attente', icon: <CloudUpload aria-hidden />, count: 2, tone: 'warning', onClick: fn() },
});

export const Playground = meta.story();

export const Many = meta.story({ args: { label: '128 saisies en attente', count: 128 } });
