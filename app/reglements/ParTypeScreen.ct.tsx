import { formatMontant, sum } from '@comptoir/domain/money';
import { expect, test } from '../stories/mockedTest';
import { OneRegister } from './ParTypeScreen.stories';

test('D69: what one register paid in a month, by type of expense, adds up to its payments', async ({
  mount,
  page,
  store,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await mount(<OneRegister.Component />);
  const paid = store.reglements.filter(
    ({ caisseid, from, date, contrepassele }) =>
      caisseid === 1 && from === 0 && date.startsWith('2026-10') && contrepassele === null,
  );
  await expect(page.locator('tbody').getByRole('row')).not.toHaveCount(0);
  await expect(page.locator('tfoot').getByRole('row')).toHaveText(
    `Total${formatMontant(sum(paid.map(({ net }) => net)))}`,
  );
});
