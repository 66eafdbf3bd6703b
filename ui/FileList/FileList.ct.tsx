import { expect, test } from '../../playwright/fixtures';
import { Photo, Playground, Sending } from './FileList.stories';

test('DESIGN rules 13, 20: each file has a named Remove; the next takes the focus', async ({ mount, page }) => {
  const removed: string[] = [];
  await mount(<Playground.Component onRemove={(id) => removed.push(id)} />);
  const remove = (name: string) => page.getByRole('button', { name: `Retirer ${name}` });
  await expect(page.getByRole('button')).toHaveCount(3);
  await remove('photo-du-chantier.jpg').press('Enter');
  await expect(remove('bordereau.docx')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('facture-quincaillerie.pdf')).toBeFocused();
  await expect.poll(() => removed).toEqual(['2', '3']);
});

test('what comes into the list is said, also when some phone names all its photos alike', async ({ mount, page }) => {
  const photo = (id: string) => ({ id, name: 'image.jpg' });
  const list = await mount(<Playground.Component items={[{ id: '0', name: 'ancien.pdf' }]} />);
  const said = page.getByRole('status');
  await list.update(<Playground.Component items={[photo('1')]} />);
  await expect(said).toHaveText('image.jpg choisi');
  const first = await said.textContent();
  await list.update(<Playground.Component items={[photo('1'), photo('2')]} />);
  await expect.poll(() => said.textContent()).not.toBe(first);
  await expect(said).toHaveText('image.jpg choisi');
  await list.update(<Playground.Component items={[photo('1')]} />);
  await expect(said).toBeEmpty();
});

test('a chosen picture is seen beside its name; what is no picture has a sign', async ({ mount }) => {
  const list = await mount(<Photo.Component />);
  const [photo, broken] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)];
  await expect.poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await expect(broken.locator('img')).toHaveCount(0);
});

test('PRODUCT 1.19: progress per file, named', async ({ mount, page }) => {
  await mount(<Sending.Component />);
  await expect(page.getByRole('progressbar', { name: 'Envoi de visite.mp4' })).toHaveAttribute('value', '62');
  await expect(page.getByRole('button', { name: 'Annuler plan.pdf' })).toBeVisible();
});
