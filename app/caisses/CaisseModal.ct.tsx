import { foundRow } from '@comptoir/mocks/rows';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { Editing, Plafonnee, Playground, SansImprime } from './CaisseModal.stories';

const openOptions = (page: Page) => page.locator('summary').click();

test('spec § 2: label, opening amount (of a new one alone) and description are asked', async ({ mount, page }) => {
  const form = await mount(<Playground.Component />);
  for (const label of ['Libellé', 'Montant d’ouverture', 'Description'])
    await expect(page.getByLabel(label)).toBeVisible();
  for (const label of ['Nature', 'Code', 'Plafond']) await expect(page.getByLabel(label)).toBeHidden();
  await openOptions(page);
  await expect(page.getByLabel('Nature')).toBeVisible();
  await form.unmount();
  await mount(<Editing.Component />);
  await expect(page.getByLabel('Libellé')).toHaveValue('Caisse centrale Plateau');
  await expect(page.getByLabel('Montant d’ouverture')).toHaveCount(0);
});

test('ADR 0032: a wallet is opened under the code that is proposed', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByLabel('Libellé').fill('MTN du dépôt');
  await openOptions(page);
  await page.getByLabel('Nature').selectOption('MTN MoMo');
  await page.getByLabel('Montant d’ouverture').fill('2000');
  await page.getByRole('checkbox', { name: 'Comptage à l’aveugle' }).check();
  await save(page).click();
  await expect
    .poll(() => store.caisses.at(-1))
    .toMatchObject({ libelle: 'MTN du dépôt', nature: 'mtn', code: 'M1', aveugle: 1 });
});

test.describe('ADR 0043: what a register holds at most', () => {
  const refuses = { name: 'Refuser ce qui dépasse' };

  test('is warned of or refused, which is asked once there is a limit', async ({ mount, page, store }) => {
    await mount(<Editing.Component />);
    await openOptions(page);
    await expect(page.getByLabel('Plafond')).toHaveValue('');
    await expect(page.getByRole('checkbox', refuses)).toHaveCount(0);
    await page.getByLabel('Plafond').fill('500000');
    await expect(page.getByRole('checkbox', refuses)).toHaveAccessibleDescription('Sinon, un avertissement seulement.');
    await page.getByRole('checkbox', refuses).check();
    await save(page).click();
    await expect.poll(() => store.caisses[0]).toMatchObject({ plafond: 500_000, plafondrefuse: 1, aveugle: 0 });
  });

  test('a limit that is taken away refuses nothing any more', async ({ mount, page, store }) => {
    Object.assign(store.caisses[0] ?? {}, { plafond: 2_000_000, plafondrefuse: 1 });
    await mount(<Plafonnee.Component />);
    await openOptions(page);
    await expect(page.getByRole('checkbox', refuses)).toBeChecked();
    await page.getByLabel('Plafond').fill('');
    await expect(page.getByRole('checkbox', refuses)).toHaveCount(0);
    await save(page).click();
    await expect.poll(() => store.caisses[0]).toMatchObject({ plafond: 0, plafondrefuse: 0 });
  });
});

test.describe('a code that cannot be taken', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('another register’s code is refused; an empty one is proposed anew', async ({ mount, page, store }) => {
    await mount(<SansImprime.Component />);
    await openOptions(page);
    await page.getByLabel('Code').fill('w1');
    await openOptions(page);
    await save(page).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Une autre caisse porte déjà ce code/);
    await page.getByLabel('Libellé').fill('Guichet');
    await page.getByLabel('Code').fill('');
    await save(page).click();
    await expect.poll(() => foundRow(store, 'caisses', 7).code).toBe('G1');
  });

  test('ADR 0041: once documents bear a code, it stays, and the form says so', async ({ mount, page, store }) => {
    await mount(<Editing.Component />);
    await openOptions(page);
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/ne change plus après la première/);
    await page.getByLabel('Code').fill('c9');
    await save(page).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/portent son code.: il ne change plus/);
    expect(store.caisses[0]?.code).toBe('C1');
  });
});
