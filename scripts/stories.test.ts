import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = ['ui', 'app'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${room}/${name}`),
);
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const titleOf = (file: string) => /const meta = preview\.meta(?:<.*>)?\(\{\s*title: '([^']+)'/.exec(textOf(file))?.[1];

const SCREENS = [
  'Session',
  'Shell',
  'Dashboard',
  'Utilisateurs',
  'Projets',
  'Clients',
  'Commandes',
  'Depenses',
  'Caisses',
  'Avances',
  'Parametre',
  'Activites',
  'Corbeille',
];

const AREAS = {
  Start: /^Start\/[^/]+$/,
  Foundations: /^Foundations\/[^/]+$/,
  Widgets:
    /^Widgets\/(Actions|Inputs|Navigation|Data display|Charts|Files and pictures|Feedback|Overlays|Layout)\/[^/]+$/,
  Screens: new RegExp(`^Screens/(${SCREENS.join('|')})/[^/]+$`),
  Flows: /^Flows\/[^/]+$/,
  States: /^States\/[^/]+$/,
};

describe('Storybook is arranged for who tests by hand', () => {
  it.each(files)('%s stands in an area', (file) => {
    const title = titleOf(file) ?? '(none)';
    const area = title.split('/')[0] as keyof typeof AREAS;
    expect(title).toMatch(AREAS[area] ?? /^(Start|Foundations|Widgets|Screens|Flows|States)\//);
  });

  it('no two files share a title', () => {
    const titles = files.map(titleOf);
    expect(titles).toEqual([...new Set(titles)]);
  });
});

describe('a Playground stands for its widget or screen in the modes of every run', () => {
  /** Files that need no Playground: `routes` has only states, `Contrast` only pictures of the tokens. */
  const WITHOUT = ['app/routes.stories.tsx', 'ui/theme/Contrast.stories.tsx'];

  it('each widget and each screen has one', () => {
    const missing = files
      .filter((file) => !/^(Flows|States)\//.test(titleOf(file) ?? ''))
      .filter((file) => !textOf(file).includes('export const Playground = '));
    expect(missing.sort()).toEqual(WITHOUT);
  });

  it('no story is written again for a mode: the toolbar has them, and the long suite checks each story in all', () => {
    const MODE = String.raw`(?:viewport: \{ value: '\w+' \}|theme: 'dark'|lang: 'en')`;
    const again = new RegExp(String.raw`(\w+) = meta\.story\(\{ globals: \{ ${MODE}(?:, ${MODE})* \} \}\)`, 'g');
    const found = files.flatMap((file) => Array.from(textOf(file).matchAll(again), ([, name]) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });
});
