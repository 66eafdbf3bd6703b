import { expect, test } from '../../playwright/fixtures';
import {
  Danger,
  InCell,
  Info,
  InTightRow,
  LongText,
  LongWord,
  Neutral,
  OwnIcon,
  Playground,
  Primary,
  Warning,
} from './Badge.stories';

test('DESIGN rule 24: no two tones share icon or colours', async ({ mount }) => {
  const icons = new Set<string>();
  const colours = new Set<string>();
  const stories = {
    success: <Playground.Component />,
    danger: <Danger.Component />,
    warning: <Warning.Component />,
    info: <Info.Component />,
    neutral: <Neutral.Component />,
    primary: <Primary.Component />,
  };
  for (const story of Object.values(stories)) {
    const badge = await mount(story);
    icons.add(await badge.locator('svg').innerHTML());
    colours.add(await badge.evaluate((root) => getComputedStyle(root).color + getComputedStyle(root).backgroundColor));
    await badge.unmount();
  }
  expect(icons.size).toBe(6);
  expect(colours.size).toBe(6);
});

test('DESIGN rule 24: an own icon takes the place of the tone’s; the text alone is read', async ({ mount }) => {
  const badge = await mount(<OwnIcon.Component />);
  await expect(badge.locator('svg')).toHaveCount(1);
  await expect(badge.locator('svg.lucide-truck')).toBeVisible();
  await expect(badge).toMatchAriaSnapshot('- text: Expédié');
});

test('DESIGN rule 23: printed, icon and text are left without their surface', async ({ mount, page }) => {
  const badge = await mount(<Danger.Component />);
  await page.emulateMedia({ media: 'print' });
  await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(badge.locator('svg')).toBeVisible();
  await expect(badge).toHaveText('Aucun règlement');
});

test('no word of a status breaks beside a long text', async ({ mount, page }) => {
  await mount(<InTightRow.Component />);
  const lines = await page.getByText('Insoldé').evaluate((text) => text.getClientRects().length);
  const height = (await page.getByText('Insoldé').boundingBox())?.height ?? 0;
  expect(lines).toBe(1);
  expect(height).toBeLessThan(24);
});

test('in a cell of a table it keeps to one line', async ({ mount, page }) => {
  await mount(<InCell.Component />);
  expect((await page.getByText('En attente de validation').boundingBox())?.height).toBeLessThan(24);
});

test('in forced colours it has an edge, as its surface is gone', async ({ mount, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const badge = await mount(<Neutral.Component />);
  await expect(badge).toHaveCSS('border-top-style', 'solid');
  await expect(badge).toHaveCSS('border-top-width', '1px');
});

test.describe('at 360 px (DESIGN rule 6)', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [what, story] of Object.entries({ sentence: <LongText.Component />, word: <LongWord.Component /> })) {
    test(`a long ${what} takes more lines, and nothing scrolls sideways`, async ({ mount, page }) => {
      const badge = await mount(story);
      expect((await badge.boundingBox())?.height).toBeGreaterThan(30);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});
