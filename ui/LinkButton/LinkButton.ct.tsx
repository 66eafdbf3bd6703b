import { expect, test } from '../../playwright/fixtures';
import { AsRouterLink, Playground } from './LinkButton.stories';

test('is a link, whatever it looks like, also the router’s, with its look', async ({ mount }) => {
  const link = await mount(<Playground.Component key="plain" />);
  await expect(link).toHaveRole('link');
  await expect(link).toHaveAttribute('href', '#depenses');
  await link.update(<AsRouterLink.Component key="router" />);
  await expect(link).toHaveAttribute('href', '#depenses');
  await expect(link).not.toHaveAttribute('to');
  await expect(link).toHaveAttribute('data-variant', 'primary');
});
