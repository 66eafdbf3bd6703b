import { expect, test } from '../../playwright/fixtures';
import { Busy, BusyInAForm, Playground } from './Button.stories';

test('is a button that answers a click and the keyboard', async ({ mount, page }) => {
  let presses = 0;
  const button = await mount(<Playground.Component onClick={() => presses++} />);
  await button.click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect.poll(() => presses).toBe(3);
});

test('DESIGN rule 16: busy keeps the focus, says so and ignores a second press', async ({ mount, page }) => {
  let presses = 0;
  const button = await mount(<Playground.Component onClick={() => presses++} />);
  await button.click();
  await button.update(<Playground.Component busy onClick={() => presses++} />);
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Veuillez patienter…');
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  await expect.poll(() => presses).toBe(1);
});

test('DESIGN rule 16: a busy submit does not send its form', async ({ mount }) => {
  const form = await mount(<BusyInAForm.Component />);
  await form.getByRole('button').click({ force: true });
  await expect(form).not.toHaveAttribute('data-submitted');
});

test('the wait text of a busy button can be its own', async ({ mount }) => {
  await expect(await mount(<Busy.Component busyLabel="Envoi…" />)).toHaveText('Envoi…');
});
