import { expect, test } from '../../playwright/fixtures';
import { Beyond, OwnText, Playground } from './ProgressBar.stories';

test('says its name and its percent', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const bar = page.getByRole('progressbar', { name: 'Clôturé' });
  await expect(bar).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByText('40 %')).toBeVisible();
});

test('beyond the whole it is full, and says how far', async ({ mount, page }) => {
  await mount(<Beyond.Component />);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(bar).toHaveAttribute('aria-valuetext', '120\u00a0%');
});

test('what is written instead of the percent is read, too', async ({ mount, page }) => {
  await mount(<OwnText.Component />);
  const bar = page.getByRole('progressbar', { name: 'Clôturé' });
  await expect(bar).toHaveAttribute('aria-valuenow', '67');
  await expect(bar).toHaveAttribute('aria-valuetext', '2 étapes sur 3');
  await expect(page.getByText('2 étapes sur 3')).toBeVisible();
});
