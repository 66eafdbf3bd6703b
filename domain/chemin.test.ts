import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnPath } from './chemin';

// The browser's own reader of paths. The types of `domain` do not include those of a browser.
declare const URL: new (path: string, base: string) => { origin: string; pathname: string };

describe('isOwnPath (PRODUCT 1.22, RELIABILITY F97)', () => {
  it.each(['/', '/depenses', '/projets/create/newproject', '/depenses?page=2&u=a//b#fin', '/a.b/c..d', '/depenses/'])(
    'goes to %j',
    (path) => expect(isOwnPath(path)).toBe(true),
  );
  it.each([
    'https://evil.ci',
    '//evil.ci',
    '///evil.ci',
    '/depenses//evil.ci',
    '/\\evil.ci',
    '\\\\evil.ci',
    '/\t/evil.ci',
    '/\n/evil.ci',
    ' /depenses',
    '/\u200B/evil.ci',
    '/a/../../evil',
    '/./a',
    '/%2e%2E/a',
    '/.%2e',
    'javascript:alert(1)',
    'data:text/html,x',
    'depenses',
    '',
    null,
    undefined,
    42,
    ['/depenses'],
  ])('refuses %j', (path) => expect(isOwnPath(path)).toBe(false));

  it('stays on the site whatever is stored', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'/\\.:@?#%2e \t\njavscriptevil') }).map((rest) => `/${rest}`);
    fc.assert(
      fc.property(hostile, (path) => {
        fc.pre(isOwnPath(path));
        expect(new URL(path, 'https://comptoir.ci').origin).toBe('https://comptoir.ci');
        expect(new URL(path, 'https://comptoir.ci').pathname).toBe(path.replace(/[?#].*$/, ''));
      }),
    );
  });

  const routes = ['/', '/depenses', '/projets/create/:projetid'];
  it.each([
    ['/', true],
    ['/depenses?page=2', true],
    ['/depenses/', true],
    ['/projets/create/7', true],
    ['/projets/create', false],
    ['/projets/create/', false],
    ['/projets/edit/7', false],
    ['/inconnu', false],
    ['//depenses', false],
  ])('within the allow-list, %j: %s', (path, expected) => expect(isOwnPath(path, routes)).toBe(expected));
});
