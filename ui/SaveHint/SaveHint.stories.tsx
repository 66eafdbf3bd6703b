import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { SaveHint } from './SaveHint';

const meta: Meta<typeof SaveHint> = {
  title: 'Widgets/Feedback/SaveHint',
  component: SaveHint,
  args: { id: 'save-hint', missing: ['Caisse', 'Justificatif'] },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button disabled={Boolean(args.missing?.length || args.wrong?.length)} aria-describedby="save-hint">
        Enregistrer
      </Button>
      <SaveHint {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof SaveHint>;

export const Playground: Story = {};

export const NothingMissing: Story = { args: { missing: [] } };

/** A value cannot be taken: its field says why, which may have scrolled out of sight. */
export const Wrong: Story = { args: { missing: ['Justificatif'], wrong: ['Caisse'] } };

export const LongText: Story = {
  args: { missing: ['Type de dépense', 'Libellé', 'Montant', 'Date', 'Projet', 'Étape'] },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
