import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';
import { Editing, Playground, Pourcentage, ReductionRefused } from './CommandeModal.stories';
import { amount, frais, label, price, reduction, row, setAmount, total, type, typeTwo } from './testing/commandeForm';

test.use({ viewport: { width: 1280, height: 1400 } });

test('spec § 5 Order: an item needs label, quantity, amount; Enter adds it', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  await expect(label(page)).toBeFocused();
  await label(page).fill('Table');
  await label(page).press('Enter');
  await expect(amount(page)).toBeFocused();
  await expect(page.getByText('Aucun article pour l’instant.')).toBeVisible();
  await typeTwo(page);
  await expect(label(page)).toBeFocused();
  await expect(label(page)).toHaveValue('');
  await expect(row(page, 'Table')).toContainText(/2.*45.000\sFcfa.*90.000\sFcfa/);
  await expect(total(page)).toHaveText(/^150.000\sFcfa$/);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('PRODUCT 1.7: price or total, whichever is known, and the other one follows', async ({ mount, page }) => {
  const quantity = page.getByLabel('Quantité', { exact: true });
  await mount(<Playground.Component />);
  await label(page).fill('Chaise');
  await quantity.fill('8');
  await amount(page).fill('60000');
  await expect(price(page)).toHaveValue(/^7.500$/);
  await quantity.fill('7');
  await expect(amount(page)).toHaveValue(/^60.000$/);
  await expect(page.getByText(/^Ne se partage pas en francs entiers\s: environ 8.571\sFcfa la pièce\.$/)).toBeVisible();
  await setAmount(page, price(page), '9000');
  await expect(amount(page)).toHaveValue(/^63.000$/);
  await quantity.fill('10');
  await expect(amount(page)).toHaveValue(/^90.000$/);
  await setAmount(page, price(page), '999999999999');
  await expect(page.getByText(/^Le montant de la ligne dépasse 999.999.999.999\sFcfa\.$/)).toBeVisible();
  await setAmount(page, price(page), '9000');
  await price(page).press('Enter');
  await expect(row(page, 'Chaise')).toContainText(/10.*9.000\sFcfa.*90.000\sFcfa/);
});

test('former lines propose label and price; whatever else is typed stands', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const option = page.getByRole('listbox', { name: 'Articles déjà vendus' }).getByRole('option');
  await label(page).pressSequentially('portail');
  await expect(option).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(amount(page)).toBeFocused();
  await expect(label(page)).toHaveValue('portail');
  await expect(option).toHaveCount(0);
  await label(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveText(/^Portail coulissant de quatre mètres\s*850.000\sFcfa$/);
  await page.keyboard.press('Enter');
  await expect(label(page)).toHaveValue('Portail coulissant de quatre mètres');
  await expect(price(page)).toHaveValue(/^850.000$/);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Portail')).toContainText(/850.000\sFcfa/);
});

test('spec § 5 Order: fees and reduction are disabled without items, and have limits', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(frais(page)).toBeDisabled();
  await expect(reduction(page)).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Pourcentage' })).toBeDisabled();
  await type(page, 'Table', '1', '100000');
  await expect(frais(page)).toBeEnabled();
  await setAmount(page, reduction(page), '10000');
  await expect(page.getByText('Soit 10 % des articles.')).toBeVisible();
  await expect(total(page)).toHaveText(/^90.000\sFcfa$/);
  await setAmount(page, frais(page), '900001');
  await expect(
    page.getByText('Les frais ne peuvent pas etre superieurs au montant total de la commande'),
  ).toBeVisible();
  await expect(frais(page)).toHaveValue('0');
});

test('spec § 5 Calculation: a percentage is rounded, and its amount cannot be typed', async ({ mount, page }) => {
  await mount(<Pourcentage.Component />);
  await expect(reduction(page)).toBeDisabled();
  await expect(reduction(page)).toHaveValue(/^6.000$/);
  await page.getByRole('spinbutton', { name: 'Pourcentage' }).fill('33');
  await expect(reduction(page)).toHaveValue(/^19.800$/);
  await expect(total(page)).toHaveText(/^41.200\sFcfa$/);
});

test('spec § 4 Order reduction: adding an item resets the reduction, not the fees', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  await type(page, 'Rallonge', '1', '5000');
  await expect(page.getByText('La réduction est remise à 0.')).toBeVisible();
  await expect(reduction(page)).toHaveValue('0');
  await expect(frais(page)).toHaveValue(/^1.000$/);
});

test('spec § 4 Order reduction: removing an item resets fees and reduction, and says so', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  await rowAction(page, 'Multiprise à cinq postes', 'Supprimer');
  await expect(page.getByText('les frais et la réduction sont remis à 0')).toBeVisible();
  await expect(frais(page)).toHaveValue('0');
  await expect(reduction(page)).toHaveValue('0');
  await expect(total(page)).toHaveText(/^46.000\sFcfa$/);
});

test('spec § 2, § 4: while an item is edited, no other can be; its change resets', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  await page.getByRole('button', { name: 'Modifier : Multiprise à cinq postes' }).click();
  await expect(label(page)).toBeFocused();
  await expect(label(page)).toHaveValue('Multiprise à cinq postes');
  await expect(page.getByRole('button', { name: /^(Modifier|Actions)\s: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ne rien changer' }).click();
  await expect(frais(page)).toHaveValue(/^1.000$/);
  await page.getByRole('button', { name: 'Modifier : Multiprise à cinq postes' }).click();
  await setAmount(page, amount(page), '20000');
  await page.getByRole('button', { name: 'Modifier l’article', exact: true }).click();
  await expect(row(page, 'Multiprise')).toContainText(/20.000\sFcfa/);
  await expect(frais(page)).toHaveValue('0');
  await expect(reduction(page)).toHaveValue('0');
});

test('RELIABILITY I16: a reduction above the items has no total and is not sent', async ({ mount, page, asked }) => {
  await mount(<ReductionRefused.Component />);
  await expect(total(page)).toHaveText('—');
  await save(page).click();
  await expect(reduction(page)).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
});
