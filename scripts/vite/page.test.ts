import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { SCREEN_PATHS } from '../../app/frame/routing/screenPaths';
import { dark, light } from '../../ui/theme/tokens';
import { compact, fill, finish, needsOf, screenModules } from './page.mjs';

const APP = join(import.meta.dirname, '..', '..', 'app');
const textOf = (path: string) => readFileSync(join(APP, path), 'utf8');

const file = (fileName: string, facade: string | null, imports: string[]) => ({
  fileName: `assets/${fileName}`,
  facadeModuleId: facade && `/x/app/${facade}`,
  imports: imports.map((name) => `assets/${name}`),
  isEntry: facade === 'index.html',
  moduleIds: [],
});
const chunks = [
  file('index.js', 'index.html', ['start.js']),
  file('start.js', null, []),
  file('login.js', 'auth/LoginPage.tsx', ['start.js']),
  file('inside.js', 'frame/shell/inside.ts', ['start.js', 'shell.js']),
  file('shell.js', null, []),
  file('caisses.js', 'caisses/CaissesScreen.tsx', ['shell.js', 'lists.js']),
  file('caisse.js', 'caisses/CaisseScreen.tsx', ['shell.js']),
  file('lists.js', null, ['start.js']),
];
const modules = new Map([
  ['/caisses', 'caisses/CaissesScreen'],
  ['/caisses/:caisseid', 'caisses/CaisseScreen'],
]);
const needs = needsOf(chunks, modules);

interface Page {
  theme: string | undefined;
  bar: string;
  found: readonly string[];
  texts: Readonly<Record<string, string>>;
}

/** Runs the page's first script at an address, on a system that prefers dark, and returns what it did. */
function painted(pathname: string, cookie = '', stored: Readonly<Record<string, unknown>> = {}): Page {
  const found: string[] = [];
  const root: { dataset: { theme?: string } } = { dataset: {} };
  const bar = { content: 'light', dataset: { light: 'light', dark: 'dark' } };
  const lists = { texts: { 'fr-FR': 'aaa', 'moncompte/fr-FR': 'bbb' }, ...compact(needs) };
  const context = {
    document: {
      cookie,
      documentElement: root,
      querySelector: (selector: string) => (selector.includes('theme-color') ? bar : null),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => found.push(href) },
    },
    location: { pathname, search: '' },
    localStorage: { getItem: (name: string) => JSON.stringify(stored[name] ?? null) },
    AbortSignal,
    fetch: async (url: string) => void found.push(url),
    matchMedia: () => ({ matches: true }),
    addEventListener: () => undefined,
    __TEXTS__: {},
  };
  runInNewContext(fill(textOf('public/first-paint.js'), lists), context);
  return { theme: root.dataset.theme, bar: bar.content, found, texts: context.__TEXTS__ };
}

const asked = (...args: Parameters<typeof painted>): readonly string[] => painted(...args).found;

test('the first theme is light whatever the system likes, until somebody chose (spec § 9, PRODUCT 1.31)', () => {
  expect(painted('/')).toMatchObject({ theme: undefined, bar: 'light' });
  expect(painted('/', 'comptoir-theme=light')).toMatchObject({ theme: undefined, bar: 'light' });
  expect(painted('/caisses', 'a=b; comptoir-theme=dark')).toMatchObject({ theme: 'dark', bar: 'dark' });
  expect(textOf('index.html')).not.toContain('prefers-color-scheme');
});

test('every screen of the application is known with its module (DESIGN "Weight and speed")', () => {
  expect([...screenModules(textOf('frame/routing/screens.ts')).keys()].sort()).toEqual([...SCREEN_PATHS].sort());
  expect(() => screenModules("  '/x': null,")).toThrow('no module');
});

test('an address asks at once for its files, and for none that the page itself brings', () => {
  const frame = ['/assets/inside.js', '/assets/shell.js'];
  expect(asked('/auth/login')).toEqual(['/assets/i18n/fr-FR.json?v=aaa', '/assets/login.js']);
  expect(asked('/')).toContain('/assets/login.js');
  expect(asked('/caisses').slice(1)).toEqual([...frame, '/assets/caisses.js', '/assets/lists.js']);
  expect(asked('/caisses/12').slice(1)).toEqual([...frame, '/assets/caisse.js']);
  expect(asked('/nulle/part')).toHaveLength(1);
});

test('lists that nothing would take are no build', () => {
  expect(() => fill('const {} = {};', {})).toThrow('no place for its lists');
});

test('the texts asked for are those of the language chosen before, and of no room', () => {
  expect(asked('/', 'comptoir-lang=en-US')[0]).toBe('/assets/i18n/en-US.json');
  expect(asked('/user/users-profile')).toEqual(['/assets/i18n/fr-FR.json?v=aaa']);
});

test('the program is told by what content it may ask for each file of texts', () => {
  expect(painted('/').texts).toEqual({ 'fr-FR': 'aaa', 'moncompte/fr-FR': 'bbb' });
});

describe('what an address read first at its last visit', () => {
  const today = new Date().toISOString().slice(0, 10);
  const urls = ['/api/caisses/withoutpagination', '/api/mouvementcaisse?du=2026-11-01'];
  const kept = (day: string) => ({
    'comptoir.session': { exp: 1 },
    'comptoir.firstReads': [{ path: '/caisses', day, urls }],
  });

  test('is asked for at once', () => {
    expect(asked('/caisses', '', kept(today)).slice(-2)).toEqual(urls);
    expect(asked('/caisses/12', '', kept(today))).not.toContain(urls[0]);
  });

  test('is not when it was another day’s, or nobody’s', () => {
    expect(asked('/caisses', '', kept('2020-01-01')).at(-1)).toBe(urls[0]);
    expect(asked('/caisses', '', { ...kept(today), 'comptoir.session': null })).not.toContain(urls[0]);
    expect(asked('/caisses', '', { ...kept(today), 'comptoir.firstReads': 'x' })).not.toContain(urls[0]);
  });
});

test('a build is named by all that its page loads', () => {
  const page = '<html lang="fr"><script src="/first-paint.js" nonce="n"></script></html>';
  const { html, build } = finish(page, 'let a;');
  expect(html).toBe(`<html data-build="${build}" lang="fr"><script>let a;</script></html>`);
  expect(finish(page, 'let b;').build).not.toBe(build);
  expect(() => finish('<html>', '')).toThrow('first-paint.js');
});

test('DESIGN "Colour tokens": the installed window has the colours of the page, in both modes', () => {
  const manifest = JSON.parse(textOf('public/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    theme_color: light.page,
    background_color: light.page,
    color_scheme_dark: { theme_color: dark.page, background_color: dark.page },
  });
});

test('PRODUCT O: the installed application begins at a screen, and its shortcuts lead to screens', () => {
  const manifest = JSON.parse(textOf('public/manifest.webmanifest'));
  // `/` is the sign-in page, which ends the session (spec § 2).
  expect(manifest.start_url).toBe('/accueil');
  for (const { url } of manifest.shortcuts) expect(SCREEN_PATHS).toContain(url);
});
