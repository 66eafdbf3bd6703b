import { expect, test } from '../../playwright/fixtures';
import { Playground, Sending } from './FileList.portable';

test('DESIGN rules 13, 20: every file has its own named Remove; the next one takes the focus', async ({
  mount,
  page,
}) => {
  const removed: string[] = [];
  await mount(<Playground onRemove={(id) => removed.push(id)} />);
  const remove = (name: string) => page.getByRole('button', { name: `Retirer ${name}` });
  await expect(page.getByRole('button')).toHaveCount(3);
  await remove('photo-du-chantier.jpg').press('Enter');
  await expect(remove('bordereau.docx')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('facture-quincaillerie.pdf')).toBeFocused();
  await expect.poll(() => removed).toEqual(['2', '3']);
});

test('PRODUCT 1.19: progress per file, named', async ({ mount, page }) => {
  await mount(<Sending />);
  await expect(page.getByRole('progressbar', { name: 'Envoi de visite.mp4' })).toHaveAttribute('value', '62');
  await expect(page.getByRole('button', { name: 'Annuler plan.pdf' })).toBeVisible();
});
