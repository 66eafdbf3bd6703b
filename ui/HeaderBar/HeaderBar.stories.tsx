import type { Meta, StoryObj } from '@storybook/react-vite';
import { History } from 'lucide-react';
import { fn } from 'storybook/test';
import { BrandMark } from '../BrandMark';
import { FullscreenToggle } from '../FullscreenToggle';
import { GlobalSearch } from '../GlobalSearch';
import { IconButton } from '../IconButton';
import { LanguageSwitcher } from '../LanguageSwitcher';
import { ProfileMenu } from '../ProfileMenu';
import { ThemeToggle } from '../ThemeToggle';
import { HeaderBar } from './HeaderBar';

const meta: Meta<typeof HeaderBar> = {
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
        <LanguageSwitcher
          value="fr-FR"
          options={[
            { value: 'fr-FR', label: 'Français' },
            { value: 'en-US', label: 'English' },
          ]}
          onValueChange={fn()}
        />
        <ThemeToggle isDark={false} onDarkChange={fn()} />
        <FullscreenToggle />
        <ProfileMenu name="Awa Koné" detail="Caissière" items={[]} />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof HeaderBar>;

export const Playground: Story = {};

export const SidebarClosed: Story = { args: { isSidebarOpen: false } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** As many tools as the shell has. */
export const Crowded: Story = {
  args: {
    logo: (
      <a href="#accueil" aria-label="Comptoir">
        <BrandMark name="Comptoir" isFolding />
      </a>
    ),
    children: (
      <>
        <IconButton label="Derniers messages" icon={<History aria-hidden />} />
        {meta.args?.children}
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const LongLogo: Story = {
  args: { logo: <strong>Coopérative-Agropastorale-du-Haut-Sassandra</strong> },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutSearch: Story = { args: { search: undefined } };

export const OverALongPage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '300vh' }}>Une longue page</main>
      </>
    ),
  ],
};

export const English: Story = { globals: { lang: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };
