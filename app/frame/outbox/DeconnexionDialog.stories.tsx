import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { DeconnexionDialog } from './DeconnexionDialog';

const meta = preview.meta({
  title: 'Screens/Shell/DeconnexionDialog',
  component: DeconnexionDialog,
  args: { count: 2, onConfirm: fn(), onCancel: fn() },
});

export const Playground = meta.story();

export const OnlyOne = meta.story({ args: { count: 1 } });
