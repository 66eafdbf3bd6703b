import { Button } from '../Button';
import preview from '../stories/preview';
import { SaveHint } from './SaveHint';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const NothingMissing = meta.story({ args: { missing: [] } });

/** A value cannot be taken: its field says why, which may have scrolled out of sight. */
export const Wrong = meta.story({ args: { missing: ['Justificatif'], wrong: ['Caisse'] } });

export const LongText = meta.story({
  args: { missing: ['Type de dépense', 'Libellé', 'Montant', 'Date', 'Projet', 'Étape'] },
  globals: { viewport: { value: 'phone' } },
});
