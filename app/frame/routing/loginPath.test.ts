import { expect, it } from 'vitest';
import { loginPath, readLoginPath } from './loginPath';

it('leads back to the screen one was on, with its page and search', () => {
  const path = loginPath({ pathname: '/depenses', search: '?page=2' }, { isEnded: true });
  expect(readLoginPath(path.slice(path.indexOf('?')))).toEqual({ back: '/depenses?page=2', isEnded: true });
});

it('keeps nothing of a page that is no screen', () => {
  expect(loginPath({ pathname: '/error/403', search: '' })).toBe('/auth/login');
});

it.each(['https://evil.example', '//evil.example', '/\\evil', 'javascript:alert(1)', '/inconnu'])(
  'RELIABILITY F97: does not lead to %s',
  (back) => {
    expect(readLoginPath(`?retour=${encodeURIComponent(back)}`).back).toBeNull();
  },
);
