import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Invalid, InvalidWithUnit, Pair, Playground, RefusedOnBlur, Required, RequiredUnmarked } from './Field.stories';

test.describe('Field (DESIGN rule 10)', () => {
  test('the label stands above its input and leads to it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const label = page.getByText('Libellé');
    await label.click();
    const input = page.getByRole('textbox', { name: 'Libellé' });
    await expect(input).toBeFocused();
    expect((await boxOf(label)).bottom).toBeLessThanOrEqual((await boxOf(input)).y);
  });

  test('required is a state; its star is not part of the name', async ({ mount, page }) => {
    const field = await mount(<Required.Component />);
    const input = page.getByRole('textbox', { name: 'Libellé', exact: true });
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(page.getByText('*')).toBeVisible();
    await field.update(<RequiredUnmarked.Component />);
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(page.getByText('*')).toHaveCount(0);
  });

  test('error, hint and unit are read with the input, in this order', async ({ mount, page }) => {
    await mount(<InvalidWithUnit.Component />);
    await expect(page.getByRole('textbox', { name: 'Montant' })).toHaveAccessibleDescription(
      'Le montant dépasse le reste. Reste à régler : 70 000 Fcfa Fcfa',
    );
  });

  test('two fields on a page keep their errors apart', async ({ mount, page }) => {
    await mount(<Pair.Component />);
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveAccessibleDescription(
      'Saisissez un nom.',
    );
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveAccessibleDescription('Saisissez un prénom.');
  });

  test('a given id names input and error, for the links of an error summary', async ({ mount, page }) => {
    await mount(<Invalid.Component id="libelle" />);
    await expect(page.locator('input#libelle')).toHaveAttribute('aria-describedby', 'libelle-error');
    await expect(page.locator('#libelle-error')).toHaveText('Saisissez un libellé, par exemple « Transport ».');
  });

  test('a press of the button below counts, though the error comes as the focus leaves', async ({ mount, page }) => {
    await mount(<RefusedOnBlur.Component />);
    await page.getByRole('textbox').focus();
    await page.getByRole('button').click();
    await expect(page.getByText('Saisissez un nom.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText('Enregistrer (1)');
  });

  test('nothing wrong and nothing to add: no state, no description', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    for (const name of ['aria-required', 'aria-invalid', 'aria-describedby'])
      await expect(page.getByRole('textbox')).not.toHaveAttribute(name);
  });
});

test('DESIGN rule 24: an error has icon, words and a thicker frame', async ({ mount, page }) => {
  await mount(<Invalid.Component id="libelle" />);
  await expect(page.locator('#libelle-error svg')).toBeVisible();
  const frame = page.getByRole('textbox').locator('..');
  await expect(frame).toHaveCSS('box-shadow', /inset/);
});

test('DESIGN rule 22: the focus shows on the frame around input and unit, once', async ({ mount, page }) => {
  await mount(<InvalidWithUnit.Component />);
  const input = page.getByRole('textbox');
  const frame = input.locator('..');
  await expect(frame).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await expect(input).toHaveCSS('outline-style', 'none');
});
