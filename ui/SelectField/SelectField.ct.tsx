import { expect, test } from '../../playwright/fixtures';
import { Chosen, Playground } from './SelectField.stories';

test('starts on its placeholder, which stands for nothing, and can go back to it', async ({ mount, page }) => {
  const values: string[] = [];
  await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
  const select = page.getByRole('combobox', { name: 'Caisse' });
  await expect(select).toHaveValue('');
  await select.selectOption('2');
  await select.selectOption('');
  await expect.poll(() => values).toEqual(['2', '']);
});

test('spec § 2 Expenses: an option says label and balance', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('option', { name: 'Caisse principale — 380 000 Fcfa' })).toBeAttached();
});

test('a required choice cannot be taken back; a disabled option cannot be chosen', async ({ mount, page }) => {
  await mount(<Chosen.Component />);
  await expect(page.getByRole('option', { name: 'Choisir…' })).toBeDisabled();
  await expect(page.getByRole('option', { name: 'Caisse fermée' })).toBeDisabled();
});
