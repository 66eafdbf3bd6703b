import { Button } from '../Button';
import { Stack } from '../Stack';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { SwitchField } from './SwitchField';

const nothing = () => undefined;
const history = { label: 'Montrer l’historique', onCheckedChange: nothing };
const SAVED = 'Images réduites ou à la demande, vidéos à la demande, rien n’est chargé d’avance.';

export const guide = {
  anatomy: {
    sample: <SwitchField label="Économie de données" hint={SAVED} checked onCheckedChange={nothing} />,
    parts: [
      { at: 'input', name: 'Track and knob', says: 'Hollow and left when off, full and right when on.' },
      { at: 'label > span', name: 'Label', says: 'Says what is on; pressing the words switches too.' },
      { at: '[id$=-hint]', name: 'Hint', says: 'Optional: what it changes.' },
    ],
  },
  dos: [
    {
      shows: <SwitchField {...history} checked />,
      says: 'Use it for what changes at once, here the list below it.',
    },
    {
      shows: (
        <Stack gap={2}>
          <SwitchField {...history} checked={false} />
          <SwitchField {...history} checked />
        </Stack>
      ),
      says: 'Keep the same words when it is off and when it is on.',
    },
  ],
  donts: [
    {
      shows: (
        <Stack gap={3}>
          <SwitchField {...history} checked />
          <div>
            <Button>Enregistrer</Button>
          </div>
        </Stack>
      ),
      says: 'Do not let it wait for a button: a choice that is saved is a CheckboxField.',
    },
    {
      shows: (
        <Stack gap={2}>
          <SwitchField {...history} checked={false} />
          <SwitchField label="Masquer l’historique" checked onCheckedChange={nothing} />
        </Stack>
      ),
      says: 'Do not change the words with the state: is it hidden now, or does a press hide it?',
    },
  ],
  words: [
    {
      rule: 'The label names what is there when it is on.',
      say: { fr: 'Économie de données', en: 'Data saving' },
      not: { fr: 'Ne pas charger les images', en: 'Do not load pictures' },
    },
    {
      rule: 'The hint says what changes, in the reader’s words.',
      say: {
        fr: SAVED,
        en: 'Pictures reduced or on demand, videos on demand, nothing is loaded ahead.',
      },
      not: { fr: 'Optimise l’utilisation du réseau', en: 'Optimises network usage' },
    },
  ],
} satisfies WidgetGuide;
