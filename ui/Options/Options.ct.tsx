import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Options.stories';

test('what is selected is seen without its colour, too', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const options = page.getByRole('option');
  await expect(options.first()).toHaveCSS('box-shadow', /inset/);
  await expect(options.last()).toHaveCSS('box-shadow', 'none');
});
