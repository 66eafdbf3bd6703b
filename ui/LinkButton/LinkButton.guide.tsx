import { Eye, Trash2 } from 'lucide-react';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { LinkButton } from './LinkButton';

export const guide = {
  anatomy: {
    sample: (
      <LinkButton href="#depenses" icon={<Eye aria-hidden />}>
        Voir les dépenses
      </LinkButton>
    ),
    parts: [
      { at: 'a', name: 'Link', says: 'A real link: one can copy it, or open it in a new tab.' },
      { at: 'a > svg', name: 'Icon', says: 'Optional, before the words; screen readers skip it.' },
    ],
  },
  dos: [
    {
      shows: <LinkButton href="#depenses">Voir les dépenses</LinkButton>,
      says: 'Use it for a way to another screen, and name that screen.',
    },
    {
      shows: (
        <span>
          Commande de{' '}
          <LinkButton variant="link" href="#client">
            Ivoire Bâtiment
          </LinkButton>
        </span>
      ),
      says: 'Use the variant “link” among facts and in a sentence: it is as quiet as the text around it.',
    },
  ],
  donts: [
    {
      shows: (
        <LinkButton variant="danger" href="#supprimer" icon={<Trash2 aria-hidden />}>
          Supprimer la dépense
        </LinkButton>
      ),
      says: 'Do not change data with it: a link can be opened twice or ahead. An action is a Button.',
    },
    {
      shows: (
        <span>
          Commande de <LinkButton href="#client">Ivoire Bâtiment</LinkButton>
        </span>
      ),
      says: 'Do not put a box into a sentence: it looks like the main thing to do.',
    },
  ],
  words: [
    {
      rule: 'The words name the place to which it leads.',
      say: { fr: 'Voir les mouvements', en: 'See the movements' },
      not: { fr: 'Cliquez ici', en: 'Click here' },
    },
    {
      rule: 'A link that opens a new tab says so.',
      say: { fr: 'Écrire sur WhatsApp (nouvel onglet)', en: 'Write on WhatsApp (new tab)' },
      not: { fr: 'Écrire sur WhatsApp', en: 'Write on WhatsApp' },
    },
  ],
} satisfies WidgetGuide;
