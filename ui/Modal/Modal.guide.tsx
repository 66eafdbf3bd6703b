import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Body, Footer, Header, Panel, Title } from '../DialogFrame/DialogFrame.styles';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import type { WidgetGuide } from '../theme/guide/widgetGuide';

const nothing = () => undefined;

/** The parts of a modal, in their place on the page instead of above it. */
function Shown({ title, buttons }: { title: string; buttons: ReactNode }) {
  return (
    <Panel $size="sm" $isSheet={false}>
      <Header>
        <Title as="strong">{title}</Title>
        <IconButton label="Fermer" icon={<X aria-hidden />} />
      </Header>
      <Body>
        <TextField label="Libellé" value="Caisse Plateau" required onValueChange={nothing} />
      </Body>
      <Footer>{buttons}</Footer>
    </Panel>
  );
}

const cancel = <Button variant="secondary">Annuler</Button>;
const both = (
  <>
    {cancel}
    <Button>Enregistrer</Button>
  </>
);

export const guide = {
  anatomy: {
    sample: <Shown title="Nouvelle caisse" buttons={both} />,
    parts: [
      { at: 'strong', name: 'Title', says: 'Heading of the modal, and its name for screen readers.' },
      { at: 'button[aria-label]', name: 'Cross', says: 'Closes, as Escape does. A dirty form asks first.' },
      { at: 'input', name: 'Content', says: 'It scrolls. The first field takes the focus (DESIGN rule 13).' },
      { at: 'button[data-variant=primary]', name: 'Footer', says: 'The buttons, in sight while the content scrolls.' },
    ],
  },
  dos: [
    {
      shows: <Shown title="Nouvelle caisse" buttons={both} />,
      says: 'Put Cancel before the one button that saves.',
    },
  ],
  donts: [
    {
      shows: <Shown title="Formulaire" buttons={<Button>OK</Button>} />,
      says: 'Do not leave out a Cancel button, nor a title that says what is made or changed.',
    },
  ],
  words: [
    {
      rule: 'The title names what is made or changed.',
      say: { fr: 'Nouvelle caisse', en: 'New register' },
      not: { fr: 'Formulaire', en: 'Form' },
    },
    {
      rule: 'The button that gives up what was typed says so.',
      say: { fr: 'Abandonner', en: 'Discard' },
      not: { fr: 'Oui', en: 'Yes' },
    },
  ],
} satisfies WidgetGuide;
