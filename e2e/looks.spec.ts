import { expect, type Page } from '@playwright/test';
import { faultsOfAxe } from './axe';
import { brokenAmounts, CLIPPING, clippedTexts, overlaidTexts, sideways, unreadTexts } from './looks/clipping';
import { returns, unreached, walkOf } from './looks/focusWalk';
import { FORCED, lostIcons, lostInForcedColours } from './looks/forcedColours';
import { type InPage, runInPage } from './looks/inPage';
import { disorderedActions, lateRows, misnamedPage, misprinted, motions, STRUCTURE, twins } from './looks/structure';
import { smallTargets, TARGETS } from './looks/targets';
import { test } from './test';

// These tests make their own pages and need no server.
test.use({ baseURL: undefined });

const SOUND = '<main><h1>Dépenses</h1><p>Total : 12 500 Fcfa</p><button style="padding: 16px">Nouvelle</button></main>';

/** For each look, a page that has only the fault for which the look is made. */
const FAULTS: readonly [fault: string, html: string, parts: InPage, look: InPage[number], ...args: unknown[]][] = [
  [
    'a text that its box cuts',
    '<div style="width: 40px; overflow: hidden; white-space: nowrap"><p>Un texte trop long</p></div>',
    CLIPPING,
    clippedTexts,
  ],
  ['a page wider than the window', '<div style="width: 3000px">Large</div>', CLIPPING, sideways],
  ['two texts in one place', '<p>Un mot</p><p style="margin-top: -34px">Un autre</p>', CLIPPING, overlaidTexts],
  ['an amount on two lines', '<p style="width: 60px">1 234 567 Fcfa</p>', CLIPPING, brokenAmounts],
  [
    'an ellipsis that nothing reads out',
    '<p style="width: 50px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Un texte trop long</p>',
    CLIPPING,
    unreadTexts,
  ],
  [
    'a target of 20 px',
    '<button style="width: 20px; height: 20px; padding: 0">x</button>',
    TARGETS,
    smallTargets,
    44,
    false,
  ],
  [
    'two targets of 20 px that touch',
    `<div style="display: flex">${'<button style="width: 20px; padding: 0">x</button>'.repeat(2)}</div>`,
    TARGETS,
    smallTargets,
    24,
    true,
  ],
  ['a page without a title', '<main><p>Rien</p></main>', STRUCTURE, misnamedPage, 'fr-FR'],
  ['two buttons of one name', '<main><button>Voir</button><button>Voir</button></main>', STRUCTURE, twins],
  [
    'delete before edit',
    '<div role="menu"><button role="menuitem">Supprimer</button><button role="menuitem">Modifier</button></div>',
    STRUCTURE,
    disorderedActions,
  ],
  [
    'a menu before the main action',
    '<ul><li><button aria-haspopup="menu" aria-label="Actions : x">⋯</button><button>Régler</button></li></ul>',
    STRUCTURE,
    disorderedActions,
  ],
  [
    'a main action that is called otherwise',
    '<button aria-label="Payer x">Régler</button><button aria-haspopup="menu" aria-label="Actions : x">⋯</button>',
    STRUCTURE,
    disorderedActions,
  ],
  [
    'a list that begins far below its title',
    '<main><div data-line><button>Filtres</button></div>' +
      '<ul aria-busy="false" style="margin-top: 200px"><li>Un</li></ul></main>',
    STRUCTURE,
    lateRows,
    200,
  ],
  ['a movement', '<p style="transition: all 1s">Mobile</p>', STRUCTURE, motions],
  ['a shell on paper', '<aside>Menu</aside>', STRUCTURE, misprinted],
  ['a focus that is not seen', '<button style="outline: none">x</button>', FORCED, lostInForcedColours],
  ['a field without a frame', '<input style="border: 0" aria-label="x">', FORCED, lostInForcedColours],
  [
    'an icon of the colour of its ground',
    '<div style="background: rgb(9, 9, 9)"><svg style="color: rgb(9, 9, 9)" width="9" height="9"></svg></div>',
    FORCED,
    lostIcons,
  ],
];

async function see(page: Page, html: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="fr-FR"><title>Dépenses</title><body>${html}</body></html>`);
}

for (const [fault, html, parts, look, ...args] of FAULTS) {
  test(`a look finds ${fault}, and nothing on a sound page`, async ({ page }) => {
    await see(page, html);
    expect(await runInPage(page, [...parts, look], ...args)).not.toEqual([]);
    await see(page, SOUND);
    expect(await runInPage(page, [...parts, look], ...args)).toEqual([]);
  });
}

test('axe finds what stands outside of every region beside a menu, which may', async ({ page }) => {
  const menu = '<div role="menu" aria-label="Langue"><button role="menuitem">English</button></div>';
  await see(page, `${menu}${SOUND}`);
  expect(await faultsOfAxe(page)).toEqual([]);
  await see(page, `${menu}${SOUND}<p>Hors de tout</p>`);
  expect(await faultsOfAxe(page)).toEqual(['region <p>Hors de tout</p>']);
});

const place = (path: string) => ({ path, shows: '', presses: [] });

test('the walk of Tab finds what it never reaches, what it goes back to, and what stands the other way round', async ({
  page,
}) => {
  await see(page, '<button>Un</button><button tabindex="-1">Deux</button>');
  expect(unreached(await walkOf(page, place('unreached')))).toEqual(['button “Deux”']);
  await see(page, '<a href="#a" tabindex="2">Un</a><a href="#b" tabindex="1">Deux</a><a href="#c">Trois</a>');
  const forced = await walkOf(page, place('forced'));
  expect([...returns(forced), ...forced.disorders]).not.toEqual([]);
  await see(
    page,
    '<div style="display: flex; flex-direction: row-reverse"><button>Un</button><button>Deux</button></div>',
  );
  expect((await walkOf(page, place('reversed'))).disorders).toHaveLength(1);
});

test('the walk of Tab finds a focus that is not seen, and one that something lies over', async ({ page }) => {
  await see(page, '<button style="outline: none">Un</button>');
  expect((await walkOf(page, place('dim'))).stops[0]?.isLit).toBe(false);
  await see(page, '<button>Un</button><p style="position: fixed; inset: 0; background: white">Dessus</p>');
  expect((await walkOf(page, place('covered'))).stops[0]?.cover).toContain('Dessus');
  await see(page, SOUND);
  expect((await walkOf(page, place('sound'))).stops[0]).toMatchObject({ isLit: true, cover: null, isInside: true });
});
