import { expect, test } from '../../playwright/fixtures';
import { OverAField } from './RequiredNote.stories';

test.describe('RequiredNote (DESIGN rule 10)', () => {
  test('explains the star that required fields show, which is not read with their names', async ({ mount, page }) => {
    await mount(<OverAField.Component data-wide />);
    const note = page.getByText('Champs obligatoires : *', { exact: true });
    await expect(note).toHaveAttribute('data-wide');
    const star = (await note.textContent())?.at(-1) ?? '';
    await expect(page.locator('label')).toHaveText(`Libellé ${star}`);
    await expect(page.getByRole('textbox')).toHaveAccessibleName('Libellé');
  });
});
