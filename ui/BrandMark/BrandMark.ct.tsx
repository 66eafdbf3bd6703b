import { expect, test } from '../../playwright/fixtures';
import { Alone, BrokenLogo, Playground, WithInitials, WithLogo } from './BrandMark.stories';

test('the name is said once: the mark beside it is silent', async ({ mount }) => {
  await expect(await mount(<Playground.Component />)).toMatchAriaSnapshot(`
    - /children: deep-equal
    - text: Comptoir
  `);
});

test('spec § 2 Shell: in the header the mark stands alone, and the name is still said', async ({ mount }) => {
  const brand = await mount(<Alone.Component />);
  expect((await brand.boundingBox())?.width).toBeLessThanOrEqual(42);
  await expect(brand).toMatchAriaSnapshot('- text: Comptoir');
});

test('ADR 0006: the brand colours are on the shapes, never on the text', async ({ mount, page }) => {
  const brand = await mount(<Playground.Component />);
  const [mark, text] = await Promise.all([
    brand.locator('rect').evaluate((shape) => getComputedStyle(shape).fill),
    page.getByText('Comptoir').evaluate((name) => getComputedStyle(name).color),
  ]);
  expect(mark).toBe('rgb(48, 142, 135)');
  expect(text).not.toBe(mark);
});

test.describe('a logo of one’s own', () => {
  test('stands in the place of the mark, silent beside its name, as wide as it is drawn', async ({ mount }) => {
    const brand = await mount(<WithLogo.Component />);
    await expect(brand.locator('svg')).toHaveCount(0);
    const box = await brand.locator('img').boundingBox();
    expect([Math.round(box?.width ?? 0), box?.height]).toEqual([107, 40]);
    await expect(brand).toMatchAriaSnapshot(`
      - /children: deep-equal
      - text: Bâtir Ensemble Côte d’Ivoire
    `);
  });

  test('without one its initials stand there, and nothing of the product', async ({ mount }) => {
    const brand = await mount(<WithInitials.Component />);
    await expect(brand.locator('svg')).toHaveCount(0);
    await expect(brand.getByText('BE', { exact: true })).toBeVisible();
    await expect(brand).toMatchAriaSnapshot(`
      - /children: deep-equal
      - text: Bâtir Ensemble
    `);
  });

  test('one that cannot be read leaves the mark', async ({ mount }) => {
    const brand = await mount(<BrokenLogo.Component />);
    await expect(brand.locator('svg')).toHaveCount(1);
    await expect(brand.locator('img')).toHaveCount(0);
  });
});
