import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import {
  Dirty,
  ExtraLarge,
  ItsRowVanishes,
  OneOverAnother,
  Playground,
  ReplacedByAnother,
  WithANotice,
  WithTrigger,
} from './Modal.stories';

test.describe('Modal (DESIGN rule 13)', () => {
  test('the focus goes to the first field, stays inside and returns to the trigger', async ({ mount, page }) => {
    await mount(<WithTrigger.Component />);
    const trigger = page.getByRole('button', { name: 'Nouveau' });
    await trigger.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nouvelle caisse' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    // What lies behind is hidden from assistive technology.
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCount(0);
    for (const name of ['Annuler', 'Enregistrer', 'Fermer']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCount(1);
  });

  test('a press outside closes nothing; without a field the dialog itself has the focus', async ({ mount, page }) => {
    let closings = 0;
    await mount(<Playground.Component onClose={() => closings++} />);
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(closings).toBe(0);
  });

  test('nothing beneath speaks; Escape closes only the top one', async ({ mount, page }) => {
    await mount(<OneOverAnother.Component />);
    const speaking = page.getByRole('status');
    await expect(speaking).toHaveText(['2 règlements']);
    await page.getByRole('button', { name: 'Nouveau règlement' }).click();
    await expect(page.getByRole('dialog', { name: 'Nouveau règlement' })).toBeVisible();
    await expect(speaking).toHaveText(['Montant à régler : 70 000 Fcfa']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Règlements de la dépense' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nouveau règlement' })).toBeFocused();
    await expect(speaking).toHaveText(['2 règlements']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(speaking).toHaveText(['3 dépenses']);
  });

  test('the dialog itself has the focus when what opened another one from it is gone', async ({ mount, page }) => {
    await mount(<OneOverAnother.Component />);
    await page.getByRole('button', { name: 'Nouveau règlement' }).click();
    await page.getByRole('button', { name: 'Solder' }).click();
    await expect(page.getByRole('status')).toHaveText(['Soldé']);
    await expect(page.getByRole('dialog', { name: 'Règlements de la dépense' })).toBeFocused();
  });

  test('a row that is gone leaves the focus to its neighbour', async ({ mount, page }) => {
    await mount(<ItsRowVanishes.Component />);
    await page.getByRole('button', { name: 'Transport' }).click();
    await page.getByRole('button', { name: 'Retirer' }).click();
    await expect(page.getByRole('button', { name: 'Internet' })).toBeFocused();
  });

  test('one that takes the place of another gives the focus back to what opened the first', async ({ mount, page }) => {
    await mount(<ReplacedByAnother.Component />);
    await page.getByRole('button', { name: 'Nouveau' }).press('Enter');
    await page.getByRole('button', { name: 'Continuer' }).press('Enter');
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nouveau' })).toBeFocused();
  });
});

test.describe('Modal, a dirty form (DESIGN rules 12, 13)', () => {
  test('Escape asks first; keeping goes back to the form as it was', async ({ mount, page }) => {
    let closings = 0;
    await mount(<Dirty.Component onClose={() => closings++} />);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveValue('Caisse Plateau');
    expect(closings).toBe(0);
  });

  for (const name of ['Fermer', 'Annuler']) {
    test(`"${name}" asks first; discarding closes`, async ({ mount, page }) => {
      let closings = 0;
      await mount(<Dirty.Component onClose={() => closings++} />);
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Abandonner' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect.poll(() => closings).toBe(1);
    });
  }
});

test('says again what the page that it covers says of itself', async ({ mount, page }) => {
  await mount(<WithANotice.Component />);
  const dialog = page.getByRole('dialog', { name: 'Nouvelle caisse' });
  await expect(dialog.getByText('Ce qui est affiché date de 9 h 05.')).toBeVisible();
});

test.describe('Modal, extra large (spec § 2 Orders)', () => {
  const kept = (page: Page) => [
    page.getByRole('heading', { name: 'Nouvelle commande' }),
    page.getByRole('definition').filter({ hasText: 'Fcfa' }),
    page.getByRole('button', { name: 'Annuler' }),
    page.getByRole('button', { name: 'Enregistrer' }),
  ];
  const article = (page: Page, number: number) => page.getByRole('textbox', { name: `Article ${number}`, exact: true });

  test('up to 767 px it is the screen; title, total and buttons stay while it scrolls', async ({ mount, page }) => {
    await mount(<ExtraLarge.Component />);
    for (const [width, height] of [
      [360, 640],
      [640, 500],
      [767, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width, height });
      for (const number of [1, 12]) {
        await article(page, number).focus();
        await expect(article(page, number)).toBeInViewport({ ratio: 1 });
        for (const part of kept(page)) await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a phone’s keyboard that opens does not hide the field that is typed in', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<ExtraLarge.Component />);
    await article(page, 6).focus();
    for (const height of [520, 420]) {
      await page.setViewportSize({ width: 360, height });
      await expect(article(page, 6)).toBeInViewport({ ratio: 0.95 });
    }
  });

  for (const [width, height] of [
    [740, 360],
    [1280, 499],
  ] as const) {
    test(`at ${width} × ${height} title and buttons scroll away with the fields`, async ({ mount, page }) => {
      await page.setViewportSize({ width, height });
      await mount(<ExtraLarge.Component />);
      await expect(page.getByRole('heading', { name: 'Nouvelle commande' })).toBeInViewport({ ratio: 1 });
      await article(page, 6).focus();
      for (const part of kept(page)) await expect(part).not.toBeInViewport();
      await page.getByRole('button', { name: 'Enregistrer' }).focus();
      for (const part of kept(page).slice(1)) await expect(part).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('on a large screen it is 1 080 px wide, total and buttons on one line', async ({ mount, page }) => {
    await mount(<ExtraLarge.Component />);
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(1080);
    const total = await boxOf(page.getByRole('definition').filter({ hasText: 'Fcfa' }));
    const cancel = await boxOf(page.getByRole('button', { name: 'Annuler' }));
    expect(total.y).toBeGreaterThan(cancel.y);
    expect(total.right).toBeLessThan(cancel.x);
  });
});
