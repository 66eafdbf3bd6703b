import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = ['ui', 'app'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${room}/${name}`),
);
const titleOf = (file: string) =>
  /const meta: Meta[^=]*= \{\s*title: '([^']+)'/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];

const AREAS = {
  Foundations: /^Foundations\/[^/]+$/,
  Widgets: /^Widgets\/(Actions|Inputs|Navigation|Data display|Feedback|Overlays|Layout)\/[^/]+$/,
  Screens:
    /^Screens\/(Session|Shell|Dashboard|Utilisateurs|Projets|Clients|Commandes|Depenses|Caisses|Parametre|Activites|Corbeille)\/[^/]+$/,
  States: /^States\/[^/]+$/,
};

describe('Storybook is arranged for who tests by hand (ARCHITECTURE "Habits")', () => {
  it.each(files)('%s stands in an area', (file) => {
    const title = titleOf(file) ?? '(none)';
    const area = title.split('/')[0] as keyof typeof AREAS;
    expect(title).toMatch(AREAS[area] ?? /^(Foundations|Widgets|Screens|States)\//);
  });

  it('no two files share a title', () => {
    const titles = files.map(titleOf);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
