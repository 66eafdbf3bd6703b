import { expect, test } from '../../playwright/fixtures';
import { Compact, Exceeded, Playground, Unplanned, Warning } from './BudgetBar.stories';

test.describe('BudgetBar (PRODUCT I)', () => {
  test('the picture says all that it shows', async ({ mount, page }) => {
    await mount(<Exceeded.Component />);
    const text = ((await page.getByRole('img').getAttribute('aria-label')) ?? '').replace(/\s/g, ' ');
    expect(text).toBe(
      'Budget du projet. Budget dépassé, 133 %. ' +
        'Prévu 12 000 000 Fcfa, Engagé 16 000 000 Fcfa, Réglé 9 500 000 Fcfa, Reste -4 000 000 Fcfa.',
    );
  });

  test('the figures stand beside it, each with its name', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('term')).toHaveText(['Réglé', 'Engagé', 'Prévu', 'Reste']);
    await expect(page.getByRole('definition')).toHaveText([/3.500.000/, /6.000.000/, /12.000.000/, /6.000.000/]);
  });

  test('DESIGN rule 24: the level is a word with an icon', async ({ mount, page }) => {
    const bar = await mount(<Playground.Component />);
    for (const [story, word] of [
      [<Playground.Component key="1" />, 'Dans le budget'],
      [<Warning.Component key="2" />, 'Budget presque atteint'],
      [<Exceeded.Component key="3" />, 'Budget dépassé'],
      [<Unplanned.Component key="4" />, 'Budget non prévu'],
    ] as const) {
      await bar.update(story);
      await expect(page.getByText(word)).toBeVisible();
      await expect(page.locator('[data-tone] svg')).toBeVisible();
    }
  });

  test('beyond what is planned, its mark stands inside the bar', async ({ mount, page }) => {
    const bar = await mount(<Playground.Component />);
    const markAt = async () => {
      const whole = await page.getByRole('img').boundingBox();
      const mark = await page.locator('[data-part=mark]').boundingBox();
      return ((mark?.x ?? 0) + (mark?.width ?? 0) - (whole?.x ?? 0)) / (whole?.width ?? 1);
    };
    expect(await markAt()).toBeCloseTo(1, 2);
    await bar.update(<Exceeded.Component />);
    await expect.poll(markAt).toBeCloseTo(0.75, 2);
    await bar.update(<Unplanned.Component />);
    await expect(page.locator('[data-part=mark]')).toHaveCount(0);
  });

  test('in a card it keeps to the picture', async ({ mount, page }) => {
    await mount(<Compact.Component />);
    await expect(page.getByRole('term')).toHaveCount(0);
    await expect(page.getByRole('img')).toHaveAccessibleName(/Engagé 10.000.000/);
  });
});
