import { expect, test } from '../../playwright/fixtures';
import { Invalid, Playground } from './RadioGroup.stories';

test('one stop for Tab, arrows choose', async ({ mount, page }) => {
  const values: string[] = [];
  await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Montant' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pourcentage' })).toBeChecked();
  await expect.poll(() => values).toEqual(['2']);
});

test('DESIGN rule 10: the group carries its name, error and hint', async ({ mount, page }) => {
  await mount(<Invalid.Component />);
  await expect(page.getByRole('group', { name: 'Type de réduction' })).toHaveAccessibleDescription(
    'Choisissez un type de réduction. Aucune : montant 0.',
  );
});
