import { expect, it } from 'vitest';
import { DIALOG_PLACES, PUBLIC_PLACES, SCREEN_PLACES, VIEW_PLACES } from '../../e2e/screensOf';
import { idOf } from './demo.mjs';
import { pageOf } from './page.mjs';

const shot = (id: string, width: number, theme: string, ...files: string[]) => {
  const views = files.map((file) => ({ caption: `of ${file}`, file }));
  return { id, title: `Title <${id}>`, width, theme, lang: 'fr', views };
};

it('the page has each thing once, with its pictures under it, and a tick for each mode', () => {
  const html = pageOf({ heading: 'Now & then', note: '3 pictures.' }, [
    shot('a', 360, 'light', 'before/a b.png', 'a b.png'),
    shot('b', 360, 'dark', 'b.png'),
    shot('a', 1280, 'light', 'wide.png'),
  ]);
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toMatch(/Title &lt;a&gt;.*src="before\/a%20b.png".*src="a%20b.png".*src="wide.png".*<section/s);
  expect(html.match(/type="checkbox" name="\w+" value="\w+"/g)).toEqual(
    [
      ['width', '360'],
      ['width', '1280'],
      ['theme', 'light'],
      ['theme', 'dark'],
      ['lang', 'fr'],
    ].map(([name, value]) => `type="checkbox" name="${name}" value="${value}"`),
  );
  expect(html).toContain('<h1>Now &amp; then</h1>3 pictures.');
});

it('each place of the demonstration has a name of its own for its files', () => {
  const places = [...PUBLIC_PLACES, ...SCREEN_PLACES, ...VIEW_PLACES, ...DIALOG_PLACES];
  const ids = places.map(({ path, presses }) => idOf(path, presses));
  expect(ids.filter((id, rank) => ids.indexOf(id) !== rank)).toEqual([]);
  expect(ids.filter((id) => !/^demo-[\p{L}\p{N}-]+$/u.test(id))).toEqual([]);
});
