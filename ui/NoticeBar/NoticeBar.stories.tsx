import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Modal } from '../Modal';
import preview from '../stories/preview';
import { NoticeBar } from './NoticeBar';

const meta = preview.meta({
  title: 'Widgets/Feedback/NoticeBar',
  component: NoticeBar,
  args: {
    text: 'Une nouvelle version est prête. Votre saisie est gardée.',
    onDismiss: fn(),
    children: <Button size="sm">Recharger</Button>,
  },
});

export const Playground = meta.story();

export const Silent = meta.story({ args: { text: null } });

export const LongText = meta.story({
  args: {
    text: `La sauvegarde ${'de la base et des fichiers '.repeat(5)}n’a pas encore été vérifiée.`,
  },
});

/** A sheet has its buttons where the bar is, so the sheet lies over the bar. */
export const UnderASheet = meta.story({
  render: (args) => (
    <>
      <NoticeBar {...args} />
      <Modal open onClose={fn()} title="Nouvelle caisse" footer={<Button>Enregistrer</Button>} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
});

function Appearing() {
  const [text, setText] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setText('Une nouvelle version est prête.')}>Déployer</Button>
      <NoticeBar text={text} onDismiss={() => setText(null)}>
        <Button size="sm">Recharger</Button>
      </NoticeBar>
    </>
  );
}

export const Appears = meta.story({ render: () => <Appearing /> });
