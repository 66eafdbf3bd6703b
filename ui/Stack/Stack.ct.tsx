import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { InOrder, Playground, Tight, WideChild } from './Stack.stories';

/** The distances between one child and the next, in pixels. */
const distances = (page: Page) =>
  page.getByRole('button').evaluateAll((children) => {
    const boxes = children.map((child) => child.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, rank) => top - (boxes[rank]?.bottom ?? 0));
  });

test('one thing under another, 16 px apart or a step of the scale', async ({ mount, page }) => {
  const stack = await mount(<Playground.Component />);
  expect(await distances(page)).toEqual([16, 16]);
  await stack.update(<Tight.Component />);
  expect(await distances(page)).toEqual([8, 8]);
});

test('DESIGN rule 6: what is wider than the phone does not widen the others', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<WideChild.Component />);
  expect((await page.getByRole('button', { name: 'Un', exact: true }).boundingBox())?.width).toBe(328);
});

test('in order, what stands beneath what waits is seen with it', async ({ mount, page }) => {
  await mount(<InOrder.Component />);
  const beneath = page.getByText('Trois');
  await expect(page.getByText('Un')).toBeVisible();
  await expect(beneath).toBeHidden();
  await page.locator('[data-waiting]').evaluate((waiting) => waiting.removeAttribute('data-waiting'));
  await expect(beneath).toBeVisible();
});
