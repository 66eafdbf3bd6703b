import { expect, test } from '../../playwright/fixtures';
import { Downloaded, Kinds, Playground, ReadOnly } from './FileCard.stories';

test.describe('FileCard (spec § 2 Media section)', () => {
  test('the name is cut to 13 characters and can be read whole by keyboard', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByText('devis-definit…', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('devis-definitif-signe.pdf');
    await expect(page.getByText('240 ko')).toBeVisible();
  });

  test('what the browser shows opens in a new tab; anything else is downloaded', async ({ mount, page }) => {
    const card = await mount(<Playground.Component key="shown" />);
    const link = page.getByRole('link', { name: 'Voir le fichier devis-definitif-signe.pdf (nouvel onglet)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('download');
    await card.update(<Downloaded.Component key="other" />);
    const other = page.getByRole('link', { name: 'Télécharger le fichier metre.xlsx' });
    await expect(other).toHaveAttribute('download', 'metre.xlsx');
    await expect(other).not.toHaveAttribute('target');
  });

  test('DESIGN rule 7: delete is named after the file; without the right there is none', async ({ mount, page }) => {
    let deletions = 0;
    const card = await mount(<Playground.Component onDelete={() => deletions++} />);
    await page.getByRole('button', { name: 'Supprimer le fichier devis-definitif-signe.pdf' }).click();
    await expect.poll(() => deletions).toBe(1);
    await card.update(<ReadOnly.Component />);
    await expect(page.getByRole('button', { name: /Supprimer/ })).toHaveCount(0);
  });

  test('DESIGN rule 24: the kind is a word, too', async ({ mount, page }) => {
    await mount(<Kinds.Component />);
    for (const kind of ['Document', 'Tableur', 'Présentation', 'Texte', 'PDF', 'Image', 'Vidéo', 'Archive']) {
      await expect(page.getByText(`${kind} · 240 ko`)).toBeVisible();
    }
  });
});
