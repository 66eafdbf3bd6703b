import { expect, test } from '../../playwright/fixtures';
import { Calm, Playground } from './Announcer.stories';

test('DESIGN rule 17: says each change', async ({ mount, page }) => {
  const story = await mount(<Playground.Component />);
  await expect(page.getByRole('status')).toHaveText('Hors connexion');
  await story.update(<Playground.Component text="En ligne" />);
  await expect(page.getByRole('status')).toHaveText('En ligne');
});

test('in a dialog too, what changes with each key is said once, when typing pauses', async ({ mount, page }) => {
  await page.clock.install({ time: 0 });
  await mount(<Calm.Component />);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.pauseAt(60_000);
  const said = page.getByRole('status');
  const field = page.getByRole('textbox');
  await field.pressSequentially('12');
  await page.clock.runFor(999);
  await field.pressSequentially('5');
  await page.clock.runFor(999);
  await expect(said).toBeEmpty();
  await page.clock.runFor(1);
  await expect(said).toHaveText('Solde après : 125');
});
