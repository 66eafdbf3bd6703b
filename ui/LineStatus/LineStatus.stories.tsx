import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { SwitchField } from '../SwitchField';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { LineStatus } from './LineStatus';

const meta = preview.meta({
  title: 'Widgets/Feedback/LineStatus',
  component: LineStatus,
  args: {
    state: 'online',
    text: 'Connecté',
    label: 'État de la connexion',
    children: (
      <>
        <p>Le serveur répond : ce qui est affiché est à jour.</p>
        <SwitchField label="Économie de données" checked={false} onCheckedChange={fn()} />
        <Button variant="secondary">Réessayer</Button>
      </>
    ),
  },
});

export const Playground = meta.story();

export const Slow = meta.story({ args: { state: 'slow', text: 'Connexion lente' } });

export const Unanswered = meta.story({ args: { state: 'unanswered', text: 'Le serveur ne répond pas' } });

export const Offline = meta.story({ args: { state: 'offline', text: 'Hors connexion' } });

export const Saving = meta.story({ args: { state: 'saving', text: 'Économie de données' } });

export const Open = Offline.extend({
  play: async ({ canvasElement, args }) => {
    const name = words().pair(args.label, args.text);
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(within(canvasElement).getByRole('dialog')).toHaveFocus();
  },
});

export const LongText = Open.extend({
  args: {
    state: 'unanswered',
    text: 'Le serveur ne répond pas — hors connexion',
    children: <p>{'Les dernières listes vues restent lisibles et seront relues dès qu’il répond. '.repeat(4)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
});
