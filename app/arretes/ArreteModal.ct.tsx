import { ARRETE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { numberImprimes, numeroOfArrete } from '@comptoir/mocks/imprimes.numeros';
import { asProfile } from '@comptoir/mocks/states';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Playground, PropreComptage, Wave } from './ArreteModal.stories';

const rows = caissesArretees(Date.now());
// What a test writes is its own: each one gets closings that no other has touched.
test.beforeEach(({ store }) => {
  Object.assign(store, caissesArretees(Date.now()));
  numberImprimes(store, 'arrete', store.arretes);
});

const arrete = rows.arretes.find(({ arreteid }) => arreteid === ARRETE.A_REGULARISER);

test('ADR 0033: a variance is booked for a reason, with the balance after it', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('rowheader', { name: /^Billet de 10/ })).toBeVisible();
  await page.getByRole('button', { name: 'Régulariser l’écart' }).click();
  await expect(page.getByText(/passera de .+Fcfa à .+Fcfa/)).toBeVisible();
  await save(page).click();
  await expect(page.getByLabel('Motif de la régularisation')).toHaveAccessibleDescription(/obligatoire/);
  await page.getByLabel('Motif de la régularisation').fill('Excédent gardé en caisse');
  await save(page).click();
  await expect(page.getByText('Régularisé', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Régulariser|Rouvrir/ })).toHaveCount(0);
  expect(store.mouvements.at(-1)).toMatchObject({ origine: 'ecart', montant: 500, arreteid: arrete?.arreteid });
});

test('ADR 0033: days are reopened for a reason; the form says which', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Rouvrir' }).click();
  await expect(page.getByText(/s’ouvrent? de nouveau/)).toBeVisible();
  await page.getByLabel('Motif de la réouverture').fill('Une dépense reste à saisir');
  await save(page).click();
  await expect(page.getByText('Rouvert', { exact: true }).first()).toBeVisible();
  expect(store.arretes.find(({ arreteid }) => arreteid === arrete?.arreteid)?.etat).toBe('rouvert');
});

test('ADR 0049: the minutes say their number, and a print of them is counted', async ({ mount, page, store }) => {
  const { numero, imprimeid } = numeroOfArrete(store, ARRETE.A_REGULARISER);
  await mount(<Playground.Component />);
  await expect(page.getByText(numero, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const dialog = page.getByRole('dialog', { name: `Procès-verbal ${numero}` });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Imprimer (A4)' }).click();
  expect(new URL((await download).url()).pathname).toBe(`/api/imprimes/${imprimeid}/papier.pdf`);
  expect(store.imprimes.find((row) => row.imprimeid === imprimeid)?.tirages).toBe(1);
});

test('its buttons fill one row at 1280 px, and two at 360 px', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const buttons = page.getByRole('button', { name: 'Imprimer' }).locator('xpath=../*');
  await expect(buttons).toHaveCount(3);
  for (const [width, rows] of [
    [1280, 1],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const places = await buttons.evaluateAll((all: HTMLElement[]) =>
      all.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return { top: button.offsetTop, left: Math.round(left), right: Math.round(right) };
      }),
    );
    const tops = [...new Set(places.map(({ top }) => top))];
    const lines = tops.map((top) => places.filter((place) => place.top === top));
    const edges = lines.map((line) => [line[0]?.left, line.at(-1)?.right]);
    expect(edges).toEqual(Array(rows).fill(edges[0]));
  }
});

test('ADR 0044: whoever did not count reads the proof, and attaches none', async ({ mount, page }) => {
  await mount(<Wave.Component />);
  await expect(page.getByRole('link', { name: /^Ouvrir la preuve Solde Wave · / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Joindre/ })).toHaveCount(0);
});

test.describe('whoever counted', () => {
  test.use({ overrides: [asProfile('caissier')] });

  test('ADR 0033: neither books nor reopens, and reads why', async ({ mount, page }) => {
    await mount(<PropreComptage.Component />);
    await expect(page.getByText(/Vous avez compté\s: une autre personne/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Régulariser|Rouvrir/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeEnabled();
  });

  test('ADR 0044: attaches one proof, which the closing then shows', async ({ mount, page, store }) => {
    await mount(<PropreComptage.Component />);
    const button = page.getByRole('button', { name: 'Joindre une photo ou un relevé' });
    await button.click();
    await expect(save(page)).toHaveAccessibleDescription(/: Photo ou relevé\.?$/);
    await page.locator('input[type=file]').setInputFiles(PROOF);
    await save(page).click();
    const link = page.getByRole('link', { name: /^Ouvrir la preuve Reçu n° 12 · / });
    await expect(link).toHaveText('Reçu n° 12');
    await expect(page.getByText('Justificatif', { exact: true })).toBeVisible();
    await expect(button).toHaveCount(0);
    const { documentid } = store.arretes.find(({ arreteid }) => arreteid === arrete?.arreteid) ?? {};
    await expect(link).toHaveAttribute('href', new RegExp(`^/api/fichiers/${documentid}/`));
  });
});
