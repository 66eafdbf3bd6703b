import type { Locator } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground } from './SwitchField.stories';

/** Returns the place of the knob and the fill of the track, once nothing moves any more. */
const look = (track: Locator) =>
  track.evaluate(async (element) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    return {
      knob: getComputedStyle(element, '::before').transform,
      fill: getComputedStyle(element).backgroundColor,
    };
  });

test('is a switch, on or off, that takes effect at each press', async ({ mount, page }) => {
  const values: boolean[] = [];
  await mount(<Playground.Component onCheckedChange={(checked) => values.push(checked)} />);
  const track = page.getByRole('switch', { name: 'Mode sombre' });
  await page.getByText('Mode sombre').click();
  await expect(track).toBeChecked();
  await track.press('Space');
  await expect(track).not.toBeChecked();
  await expect.poll(() => values).toEqual([true, false]);
});

test('DESIGN rule 24: on and off differ by the place of the knob, not only by a colour', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const track = page.getByRole('switch');
  const off = await look(track);
  await track.press('Space');
  const on = await look(track);
  expect(on.knob).not.toBe(off.knob);
  expect(on.fill).not.toBe(off.fill);
});

test('always on or off, it is never required', async ({ mount, page }) => {
  await mount(<Playground.Component required />);
  await expect(page.getByRole('switch', { name: 'Mode sombre', exact: true })).not.toHaveAttribute('aria-required');
  await expect(page.getByText('*')).toHaveCount(0);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the track is drawn by the system, which knows the colours', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('switch')).toHaveCSS('appearance', 'auto');
  });
});
