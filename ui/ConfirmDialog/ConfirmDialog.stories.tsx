import { expect, fn, within } from 'storybook/test';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { ConfirmDialog } from './ConfirmDialog';

const meta = preview.meta({
  title: 'Widgets/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirmation',
    question: 'Voulez-vous mener cette action ?',
    detail: 'La dépense « Transport » du 12 novembre 2026 (12 500 Fcfa) sera supprimée.',
    confirmLabel: 'Oui',
    cancelLabel: 'Non',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
});

export const Playground = meta.story({
  play: async () => {
    const dialog = within(document.body).getByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Non' })).toHaveFocus();
  },
});

export const Busy = meta.story({ args: { busy: true } });

export const Failed = meta.story({
  args: { error: 'Cette dépense a des règlements : supprimez-les d’abord. Rien n’a été modifié.' },
});

export const LongText = meta.story({
  args: {
    detail: `La dépense « ${LONG_TEXT} » du 12 novembre 2026 (999 999 999 999 Fcfa) sera supprimée.`,
  },
  globals: { viewport: { value: 'phone' } },
});
