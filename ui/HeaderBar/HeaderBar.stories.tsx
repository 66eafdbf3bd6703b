import { Bell, CloudUpload } from 'lucide-react';
import { fn } from 'storybook/test';
import { BrandMark } from '../BrandMark';
import { CountButton } from '../CountButton';
import { FullscreenToggle } from '../FullscreenToggle';
import { useMediaWidth } from '../foundations';
import { GlobalSearch } from '../GlobalSearch';
import { IconButton } from '../IconButton';
import { LanguageSwitcher } from '../LanguageSwitcher';
import { LineStatus } from '../LineStatus';
import { ProfileMenu } from '../ProfileMenu';
import preview from '../stories/preview';
import { ThemeToggle } from '../ThemeToggle';
import { HeaderBar } from './HeaderBar';

const language = (
  <LanguageSwitcher
    value="fr-FR"
    options={[
      { value: 'fr-FR', label: 'Français' },
      { value: 'en-US', label: 'English' },
    ]}
    onValueChange={fn()}
  />
);
const profile = <ProfileMenu name="Awa Koné" detail="Caissière" items={[]} />;
const modes = (
  <>
    <ThemeToggle isDark={false} onDarkChange={fn()} />
    <FullscreenToggle />
  </>
);

/**
 * The tools of the shell while an entry waits to be sent. On a phone without a connection, language and modes are in
 * the profile's menu.
 */
function EveryTool() {
  const isNarrow = useMediaWidth('TABLET');
  return (
    <>
      <LineStatus
        state={isNarrow ? 'offline' : 'online'}
        text={isNarrow ? 'Hors connexion' : 'Connecté'}
        label="État de la connexion"
      >
        <p>Ce que cela veut dire.</p>
      </LineStatus>
      <CountButton label="2 saisies en attente" icon={<CloudUpload aria-hidden />} count={2} tone="warning" />
      {!isNarrow && language}
      {!isNarrow && modes}
      <IconButton label="Derniers messages" icon={<Bell aria-hidden />} />
      {profile}
    </>
  );
}

const meta = preview.meta({
  title: 'Widgets/Layout/HeaderBar',
  component: HeaderBar,
  args: {
    logo: <strong>Comptoir</strong>,
    isSidebarOpen: true,
    onSidebarToggle: fn(),
    search: (
      <GlobalSearch
        value=""
        onValueChange={fn()}
        groups={[]}
        emptyText="Opps!! Aucun résultat trouvé."
        placeholder="Rechercher..."
        onChoose={fn()}
      />
    ),
    children: (
      <>
        {language}
        {modes}
        {profile}
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Playground = meta.story();

export const SidebarClosed = meta.story({ args: { isSidebarOpen: false } });

/** The greatest number of tools that the shell has. */
export const Crowded = meta.story({
  args: {
    logo: (
      <a href="#accueil" aria-label="Comptoir">
        <BrandMark name="Comptoir" isAlone />
      </a>
    ),
    children: <EveryTool />,
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongLogo = meta.story({
  args: { logo: <strong>Coopérative-Agropastorale-du-Haut-Sassandra</strong> },
  globals: { viewport: { value: 'phone' } },
});

export const WithoutSearch = meta.story({ args: { search: undefined } });

export const OverALongPage = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '300vh' }}>Une longue page</main>
      </>
    ),
  ],
});
