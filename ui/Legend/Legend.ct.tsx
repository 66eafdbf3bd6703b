import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Legend.stories';

test('each figure is read under its name', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('term')).toHaveText(['Prévu', 'Engagé', 'Payé']);
  await expect(page.getByRole('definition').first()).toHaveText('12 500 000 Fcfa');
});
