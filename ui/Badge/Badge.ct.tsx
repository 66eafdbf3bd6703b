import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Danger, InCell, Info, InTightRow, Neutral, OwnIcon, Playground, Primary, Warning } from './Badge.stories';

test('DESIGN rule 24: no two tones share icon or colours', async ({ mount }) => {
  const icons = new Set<string>();
  const colours = new Set<string>();
  const badge = await mount(<Playground.Component />);
  for (const story of [
    <Playground.Component key={0} />,
    <Danger.Component key={1} />,
    <Warning.Component key={2} />,
    <Info.Component key={3} />,
    <Neutral.Component key={4} />,
    <Primary.Component key={5} />,
  ]) {
    await badge.update(story);
    icons.add(await badge.locator('svg').innerHTML());
    colours.add(await badge.evaluate((root) => getComputedStyle(root).color + getComputedStyle(root).backgroundColor));
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

test('beside a long text and in a cell of a table it keeps to one line', async ({ mount, page }) => {
  const story = await mount(<InTightRow.Component key="row" />);
  expect((await boxOf(page.getByText('Insoldé'))).height).toBeLessThan(24);
  await story.update(<InCell.Component key="cell" />);
  expect((await boxOf(page.getByText('En attente de validation'))).height).toBeLessThan(24);
});

test('in forced colours it has an edge, as its surface is gone', async ({ mount, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const badge = await mount(<Neutral.Component />);
  await expect(badge).toHaveCSS('border-top-style', 'solid');
  await expect(badge).toHaveCSS('border-top-width', '1px');
});
