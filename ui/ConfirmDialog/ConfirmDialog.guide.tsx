import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button';
import { Body, Footer, Header, Panel, Title } from '../DialogFrame/DialogFrame.styles';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Detail, Mark, Question, Row, Texts } from './ConfirmDialog.styles';

/** The parts of a confirmation, in their place on the page instead of above it. */
function Shown({ detail, tone = 'danger' }: { detail?: string; tone?: 'danger' | 'primary' }) {
  return (
    <Panel $size="sm" $isSheet={false}>
      <Header>
        <Title as="strong">Confirmation</Title>
      </Header>
      <Body>
        <Row>
          <Mark $tone={tone}>
            <TriangleAlert aria-hidden />
          </Mark>
          <Texts>
            <Question>Voulez-vous mener cette action ?</Question>
            {detail && <Detail>{detail}</Detail>}
          </Texts>
        </Row>
      </Body>
      <Footer>
        <Button variant="secondary">Non</Button>
        <Button variant={tone}>Oui</Button>
      </Footer>
    </Panel>
  );
}

const EXPENSE = 'La dépense « Transport » de 12 500 Fcfa sera supprimée.';

export const guide = {
  anatomy: {
    sample: <Shown detail={EXPENSE} />,
    parts: [
      { at: 'strong', name: 'Title', says: 'Name of the dialog for screen readers.' },
      { at: 'span:has(> svg)', name: 'Mark', says: 'Red where something is lost, yellow where not.' },
      { at: 'p', name: 'Question', says: 'One sentence, the same for every action.' },
      { at: 'p + div', name: 'Detail', says: 'Which record it is, and what becomes of it (DESIGN rule 14).' },
      { at: 'button', name: 'No', says: 'Has the focus: a hurried Enter does no harm.' },
      { at: 'button[data-variant=danger]', name: 'Yes', says: 'In danger style where something is lost.' },
    ],
  },
  dos: [
    {
      shows: <Shown detail={EXPENSE} />,
      says: 'Name the object and the consequence below the question (DESIGN rule 14).',
    },
    {
      shows: <Shown tone="primary" detail="L’étape « Toiture » sera de nouveau en cours." />,
      says: 'Use the tone “primary” where nothing is lost.',
    },
  ],
  donts: [
    { shows: <Shown />, says: 'Do not only ask: nobody knows whether it is about the right row.' },
    {
      shows: <Shown tone="primary" detail={EXPENSE} />,
      says: 'Do not let a Yes that deletes look like Save.',
    },
  ],
  words: [
    {
      rule: 'The sentence below the question names the record as the list does.',
      say: { fr: EXPENSE, en: 'The expense “Transport” of 12 500 Fcfa will be deleted.' },
      not: { fr: 'Cet élément sera supprimé.', en: 'This item will be deleted.' },
    },
    {
      rule: 'It says what can be had back.',
      say: {
        fr: 'L’étape « Toiture » sera clôturée. Elle pourra être reprise.',
        en: 'The step “Toiture” will be closed. It can be restarted.',
      },
      not: { fr: 'Attention, action importante !', en: 'Careful, this is important!' },
    },
  ],
} satisfies WidgetGuide;
