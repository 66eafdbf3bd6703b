import { expect, test } from '../../playwright/fixtures';
import { Filled, FilledWithHint, Playground, WithHint } from './DateField.portable';

test('DESIGN rule 19, PRODUCT 1.23: the date is written out under the input, in the language', async ({ mount }) => {
  const field = await mount(<Filled />);
  await expect(field.getByLabel('Date')).toHaveAccessibleDescription('20 novembre 2026');
  await field.update(<Filled lang="en" />);
  await expect(field.getByLabel('Date')).toHaveAccessibleDescription('November 20, 2026');
});

test('the hint is told once, in the place of the date while there is none', async ({ mount }) => {
  const hint = 'Laissée vide : accès sans limite de durée.';
  const empty = await mount(<WithHint />);
  await expect(empty.getByLabel('Date')).toHaveAccessibleDescription(hint);
  await expect(empty.getByText(hint)).toHaveCount(1);
  await empty.unmount();
  const filled = await mount(<FilledWithHint />);
  await expect(filled.getByLabel('Date')).toHaveAccessibleDescription(`${hint} 20 novembre 2026`);
});

test('says a plain date when it is whole, and nothing before', async ({ mount }) => {
  const values: string[] = [];
  const field = await mount(<Playground onValueChange={(value) => values.push(value)} />);
  await expect(field).not.toContainText('20');
  await field.getByLabel('Date').fill('2026-02-28');
  await expect.poll(() => values).toEqual(['2026-02-28']);
  await expect(field).toContainText('28 février 2026');
});

test('limits reach the native input', async ({ mount }) => {
  const field = await mount(<Filled min="2026-01-01" />);
  await expect(field.getByLabel('Date')).toHaveAttribute('min', '2026-01-01');
  await expect(field.getByLabel('Date')).toHaveAttribute('max', '2026-11-20');
});

test('somebody may be born before 2000', async ({ mount }) => {
  const values: string[] = [];
  const field = await mount(<Playground onValueChange={(value) => values.push(value)} />);
  for (const [typed, written] of [
    ['1999-12-31', '31 décembre 1999'],
    ['1964-02-29', '29 février 1964'],
    ['1900-01-01', '1er janvier 1900'],
  ] as const) {
    await field.getByLabel('Date').fill(typed);
    await expect(field).toContainText(written);
  }
  await expect.poll(() => values).toEqual(['1999-12-31', '1964-02-29', '1900-01-01']);
});
