import { expect, test } from '../../playwright/fixtures';
import { pastePicture } from '../../playwright/paste';
import { Pasted, Playground, WithCamera, WithItsList } from './Dropzone.stories';

const pdf = (name: string, size = 10) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size) });

test.describe('Dropzone (DESIGN rule 20)', () => {
  test('is a real button that opens the file chooser, by mouse and keyboard', async ({ mount, page }) => {
    const zone = await mount(<WithItsList.Component />);
    const button = page.getByRole('button', { name: 'Justificatif Choisir un fichier' });
    await expect(button).toHaveAccessibleDescription('PDF, PNG, JPG ou DOCX, 5 Mo au plus');
    for (const open of [() => button.click(), () => button.press('Enter')]) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
      await chooser.setFiles(pdf(`recu-${await zone.getByRole('listitem').count()}.pdf`));
    }
    await expect(zone.getByRole('listitem')).toHaveCount(3);
  });

  test('says why a chosen file is refused, and forgets it at the next good one', async ({ mount, page }) => {
    const zone = await mount(<WithItsList.Component />);
    const input = zone.locator('input[type=file]');
    await input.setInputFiles([pdf('film.mp4'), pdf('facture-quincaillerie.pdf', 10)]);
    const alert = zone.getByRole('alert');
    await expect(alert).toContainText('film.mp4 : ce format n’est pas accepté.');
    await expect(alert).toContainText('facture-quincaillerie.pdf : ce fichier est déjà dans la liste.');
    await input.setInputFiles([pdf('bon.pdf')]);
    await expect(alert).toBeEmpty();
    await expect(page.getByText('bon.pdf', { exact: true })).toBeVisible();
  });

  test('takes a dropped file', async ({ mount, page }) => {
    const zone = await mount(<WithItsList.Component />);
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'depose.pdf', { type: 'application/pdf' }));
      return data;
    });
    const button = zone.getByRole('button', { name: /Choisir/ });
    await button.dispatchEvent('dragenter', { dataTransfer: dropped });
    await expect(zone.getByText('Déposez le fichier ici')).toBeVisible();
    await zone.getByRole('button', { name: /Déposez/ }).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(zone.getByText('depose.pdf')).toBeVisible();
  });

  test('takes a pasted picture, but leaves a text to the field that it is pasted into', async ({ mount, page }) => {
    const zone = await mount(<Pasted.Component />);
    await page.getByRole('textbox').focus();
    await pastePicture(page.getByRole('textbox'), 'A1\tB1');
    await expect(zone.getByText(/ou collez une image/)).toBeVisible();
    await pastePicture(page.getByRole('textbox'));
    await expect(zone.getByRole('listitem')).toHaveText('image.png');
  });

  test('takes one file only where one is asked for', async ({ mount, page }) => {
    let taken: number | undefined;
    const zone = await mount(
      <Playground.Component
        onFilesAdd={(files) => {
          taken = files.length;
        }}
      />,
    );
    await zone.locator('input[type=file]').setInputFiles(pdf('un.pdf'));
    await expect.poll(() => taken).toBe(1);
    await expect(page.locator('input[type=file]')).not.toHaveAttribute('multiple');
  });
});

test.describe('on a phone', () => {
  test.use({ ownPage: true });

  test('a phone’s camera comes first, and what it takes goes the way of all files', async ({ mount, page }) => {
    const zone = await mount(<WithCamera.Component />);
    await expect(zone.getByRole('button').first()).toHaveText('Prendre une photo');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      zone.getByRole('button', { name: 'Prendre une photo' }).click(),
    ]);
    await expect(zone.locator('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
    await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect(zone.getByRole('alert')).toContainText('image.jpg : ce fichier est vide.');
  });
});
