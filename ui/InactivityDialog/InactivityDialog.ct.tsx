import { expect, test } from '../../playwright/fixtures';
import { Playground } from './InactivityDialog.stories';

test.describe('InactivityDialog (PRODUCT 1.21)', () => {
  test('has the focus on staying; Enter and Escape stay, the other button leaves', async ({ mount, page }) => {
    const answers: string[] = [];
    await mount(<Playground.Component onStay={() => answers.push('stay')} onLeave={() => answers.push('leave')} />);
    const dialog = page.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' });
    await expect(dialog.getByRole('button', { name: 'Rester connecté' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect.poll(() => answers).toEqual(['stay', 'stay', 'leave']);
  });

  test('counts for the eyes at every second, for the ears at 60, 30 and 10', async ({ mount, page }) => {
    const component = await mount(<Playground.Component />);
    const heard = page.getByRole('alertdialog').getByRole('status');
    await expect(page.getByText('Déconnexion dans 42 secondes')).toBeVisible();
    await expect(heard).toHaveText('Déconnexion dans 60 secondes');
    await component.update(<Playground.Component secondsLeft={9} />);
    await expect(heard).toHaveText('Déconnexion dans 10 secondes');
  });
});
