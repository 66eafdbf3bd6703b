import { Pencil } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Widgets/Actions/IconButton',
  component: IconButton,
  args: { label: 'Modifier la dépense Transport du 12/11', icon: <Pencil aria-hidden />, onClick: fn() },
});

export const Playground = meta.story();

export const Disabled = meta.story({ args: { disabled: true } });

export const OffWithFocus = meta.story({ args: { 'aria-disabled': true } });
