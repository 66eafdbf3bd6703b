import { fn } from 'storybook/test';
import { Button } from '../Button';
import preview from '../stories/preview';
import { OfferList } from './OfferList';

const offer = (text: string) => ({
  id: text,
  text,
  actions: (
    <>
      <Button size="sm" variant="secondary" aria-label={`Reprendre : ${text}`} onClick={fn()}>
        Reprendre
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Jeter : ${text}`} onClick={fn()}>
        Jeter
      </Button>
    </>
  ),
});

const meta = preview.meta({
  title: 'Widgets/Feedback/OfferList',
  component: OfferList,
  args: { title: '1 saisie non enregistrée', offers: [offer('Dépense · Transport, du 22/11/2026')] },
});

export const Playground = meta.story();

export const Several = meta.story({
  args: {
    title: '3 saisies non enregistrées',
    offers: [
      'Dépense · Transport, du 22/11/2026',
      'Client · Aminata Koné, du 21/11/2026',
      'Commande, du 20/11/2026',
    ].map(offer),
  },
});

export const LongTexts = meta.story({
  args: { offers: [offer('Achat de fournitures pour la rentrée scolaire des enfants du personnel '.repeat(3))] },
});
