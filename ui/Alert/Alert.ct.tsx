import { expect, test } from '../../playwright/fixtures';
import { Appears, Danger, Playground, Success, Warning } from './Alert.stories';

test('DESIGN rule 17: an error interrupts with its words, and closes by keyboard', async ({ mount, page }) => {
  await mount(<Appears.Component />);
  await page.getByRole('button', { name: 'Régler' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Erreur : Solde insuffisantIl reste 12 500 Fcfa dans la caisse « Plateau ».',
  );
  await expect(page.getByRole('button', { name: 'Régler' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('DESIGN rules 17, 24: each tone has word and icon; only an error interrupts', async ({ mount, page }) => {
  const shapes = new Set<string>();
  const alert = await mount(<Playground.Component key="0" />);
  for (const [word, role, story] of [
    ['Information', 'status', <Playground.Component key="1" />],
    ['Succès', 'status', <Success.Component key="2" />],
    ['Attention', 'status', <Warning.Component key="3" />],
    ['Erreur', 'alert', <Danger.Component key="4" />],
  ] as const) {
    await alert.update(story);
    await expect(page.getByRole(role)).toContainText(`${word} : `);
    shapes.add(await page.getByRole(role).locator('svg').first().innerHTML());
  }
  expect(shapes.size).toBe(4);
  await alert.update(<Playground.Component key="5" />);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
