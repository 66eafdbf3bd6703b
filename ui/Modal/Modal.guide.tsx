import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Body, Footer, Header, Panel, Title } from '../DialogFrame/DialogFrame.styles';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import type { WidgetGuide } from '../theme/guide/widgetGuide';

const nothing = () => undefined;

/** The parts of a modal, in their place on the page instead of above it. */
function Shown({ buttons }: { buttons: ReactNode }) {
  return (
    <Panel $size="sm" $isSheet={false}>
      <Header>
        <Title as="strong">Nouvelle caisse</Title>
        <IconButton label="Fermer" icon={<X aria-hidden />} />
      </Header>
      <Body>
        <TextField label="Libellé" value="Caisse Plateau" required onValueChange={nothing} />
      </Body>
      <Footer>{buttons}</Footer>
    </Panel>
  );
}

const both = (
  <>
    <Button variant="secondary">Annuler</Button>
    <Button>Enregistrer</Button>
  </>
);

export const guide = {
  anatomy: {
    sample: <Shown buttons={both} />,
    parts: [
      { at: `${Title}`, name: 'Title', says: 'Heading of the modal, and its name for screen readers.' },
      { at: 'button[aria-label]', name: 'Cross', says: 'Closes, as Escape does. A dirty form asks first.' },
      { at: `${Body}`, name: 'Content', says: 'It scrolls. The first field takes the focus (DESIGN rule 13).' },
      { at: `${Footer}`, name: 'Footer', says: 'The buttons, in sight while the content scrolls.' },
    ],
  },
  dos: [
    {
      shows: <Shown buttons={both} />,
      says: 'Put Cancel before the one button that saves.',
    },
  ],
  donts: [
    {
      shows: <Shown buttons={<Button>Enregistrer</Button>} />,
      says: 'Do not leave out Cancel: a person who gives up looks for it beside Save.',
    },
  ],
  words: [
    {
      rule: 'The title names what is made or changed.',
      say: { fr: 'Nouvelle caisse', en: 'New cash register' },
      not: { fr: 'Formulaire', en: 'Form' },
    },
    {
      rule: 'The button that gives up what was typed says so.',
      say: { fr: 'Abandonner', en: 'Discard' },
      not: { fr: 'Oui', en: 'Yes' },
    },
  ],
} satisfies WidgetGuide;
