import { BadgeCheck, ReceiptText, WifiOff } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { LanguageSwitcher } from '../LanguageSwitcher';
import { PasswordField } from '../PasswordField';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { ThemeToggle } from '../ThemeToggle';
import { AuthLayout } from './AuthLayout';

const meta = preview.meta({
  title: 'Widgets/Layout/AuthLayout',
  component: AuthLayout,
  args: {
    brand: <strong style={{ fontSize: '1.25rem' }}>Comptoir</strong>,
    motto: 'Chaque franc, de la caisse au justificatif.',
    promises: [
      { id: 'once', icon: <BadgeCheck aria-hidden />, text: 'Rien n’est payé deux fois.' },
      {
        id: 'line',
        icon: <WifiOff aria-hidden />,
        text: 'La connexion coupe\u00a0? La saisie attend, puis part seule.',
      },
      { id: 'proof', icon: <ReceiptText aria-hidden />, text: 'Chaque franc a sa preuve et son auteur.' },
    ],
    credit: 'Made with a heart by Comptoir',
    title: 'Connexion',
    intro: 'Entrez votre nom d’utilisateur et votre mot de passe.',
    tools: (
      <>
        <LanguageSwitcher
          value="fr-FR"
          options={[
            { value: 'fr-FR', label: 'Français' },
            { value: 'en-US', label: 'English' },
          ]}
          onValueChange={fn()}
        />
        <ThemeToggle isDark={false} onDarkChange={fn()} />
      </>
    ),
    children: (
      <form style={{ display: 'grid', gap: 'var(--space-4)' }}>
        <TextField label="Nom d’utilisateur" value="awa.kone" onValueChange={fn()} />
        <PasswordField label="Mot de passe" value="secret" onValueChange={fn()} />
        <Button type="submit">Se connecter</Button>
      </form>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
});

export const Playground = meta.story();

export const Bare = meta.story({
  args: { motto: undefined, promises: [], credit: undefined, intro: undefined, tools: undefined },
});

const address = 'awa.kone.entreprise.generale.de.batiment.de.yamoussoukro@exemple.ci';

export const LongWord = meta.story({
  args: { title: `Compte ${address}`, intro: `Un message est parti vers ${address}.` },
  globals: { viewport: { value: 'phone' } },
});
