import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { LongText, NothingMissing, Playground, Wrong } from './SaveHint.stories';

test.describe('SaveHint (DESIGN rule 11)', () => {
  test('a disabled Save is described by what is missing, and stands beside it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('À renseigner : Caisse, Justificatif');
    const [button, hint] = [await boxOf(save), await boxOf(page.getByText(/^À renseigner/))];
    expect(hint.x).toBeGreaterThan(button.right);
    expect(hint.middle.y).toBeCloseTo(button.middle.y, 0);
  });

  test('follows what is filled in, and is silent when nothing is missing', async ({ mount, page }) => {
    const form = await mount(<Playground.Component />);
    await form.update(<Playground.Component missing={['Justificatif']} />);
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await expect(save).toHaveAccessibleDescription('À renseigner : Justificatif');
    await form.update(<NothingMissing.Component />);
    await expect(save).toBeEnabled();
    await expect(save).toHaveAccessibleDescription('');
    await expect(page.getByText('À renseigner')).toHaveCount(0);
  });

  test('a value that cannot be taken is named too, for its field may be out of sight', async ({ mount, page }) => {
    await mount(<Wrong.Component />);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveAccessibleDescription(
      'À renseigner : Justificatif · À corriger : Caisse',
    );
  });

  test('at 360 px it has a line of its own, and long lists wrap (DESIGN rule 6)', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(
      <LongText.Component missing={['Libellé', 'ReferenceDuJustificatifDeReapprovisionnementExceptionnel']} />,
    );
    const [button, hint] = [await boxOf(page.getByRole('button')), await boxOf(page.getByText(/^À renseigner/))];
    expect(hint.y).toBeGreaterThanOrEqual(button.bottom);
    expect(hint.width).toBe(328);
  });
});
