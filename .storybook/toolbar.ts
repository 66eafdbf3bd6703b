import type { Profile } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Preview } from '@storybook/react-vite';
import type { Conditions } from './conditions';
import type { Mode } from './mode';

/** The choices of the toolbar; the width is Storybook's own viewport. */
export type Choices = Mode & Conditions & { role: 'own' | Profile };

type Choice = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Choice['toolbar']>['icon']>;

function choice<Value extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<Value, string>>,
): Choice {
  const items = Object.entries<string>(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  lang: choice<Choices['lang']>('Language', 'globe', { fr: 'Français', en: 'English' }),
  theme: choice<Choices['theme']>('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
  network: choice<Choices['network']>('Network', 'lightning', {
    fast: 'Network fast',
    slow: 'Network slow (2 s)',
    silent: 'No answer',
    offline: 'Offline',
  }),
  server: choice<Choices['server']>('Server', 'database', {
    fine: 'Server fine',
    error500: 'Server fails (500)',
    error503: 'Server away (503)',
    refused403: 'Server refuses (403)',
    empty: 'Empty organisation',
    one: 'One row',
    long: 'Long texts',
  }),
  role: choice<Choices['role']>('Role', 'user', {
    own: 'Role of the story',
    administrateur: 'Administrator',
    caissier: 'Cashier',
    vendeur: 'Seller',
    lecteur: 'Reader',
  }),
};

export const initialGlobals: Choices = { lang: 'fr', theme: 'light', network: 'fast', server: 'fine', role: 'own' };

const viewport = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which every screen is checked (DESIGN rule 25); without a choice, the story has the full window. */
export const viewports = {
  phone: viewport(360, 740, 'mobile'),
  tablet: viewport(768, 1024, 'tablet'),
  desktop: viewport(1280, 800, 'desktop'),
  wide: viewport(1440, 900, 'desktop'),
};
