import { expect, test } from '../../playwright/fixtures';
import { AsRouterLink, Playground } from './LinkButton.stories';

test('is a link to the ear, whatever it looks like', async ({ mount }) => {
  const link = await mount(<Playground.Component />);
  await expect(link).toHaveRole('link');
  await expect(link).toHaveAttribute('href', '#depenses');
});

test('hands its address to the router’s link, and its look too', async ({ mount }) => {
  const link = await mount(<AsRouterLink.Component />);
  await expect(link).toHaveAttribute('href', '#depenses');
  await expect(link).not.toHaveAttribute('to');
  await expect(link).toHaveAttribute('data-variant', 'primary');
});
