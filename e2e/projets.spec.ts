import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { VIDEO } from '../conformance/media';
import { expectNothingFound } from './axe';
import type { Counter } from './counter';
import { typedIsKept } from './device';
import { inForm } from './forms';
import { expect, test } from './test';
import type { T } from './texts';

const ETAPES = ['Fondations', 'Murs', 'Toiture'] as const;

/** Makes a photo of twelve megapixels that contains its place, as a phone takes it. */
async function photo(name: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 88 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 20/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const video = (name: string) => ({ name, mimeType: 'video/webm', buffer: Buffer.from(VIDEO.bytes) });

/** The project manager's work on one project, as the screens name it. */
class Site {
  readonly page: Page;
  readonly t: T;

  constructor(private readonly counter: Counter) {
    this.page = counter.page;
    this.t = counter.t;
  }

  async prepare(of: string): Promise<void> {
    await this.counter.api.addType(`Fournitures ${of}`);
    await this.counter.api.openCaisse(`Coffre ${of}`, 400_000);
  }

  async create(libelle: string): Promise<void> {
    const { page, t } = this;
    await this.counter.open('/projets');
    await this.counter.button('projet.nouveau').click();
    await page.getByLabel(t('depense.libelle')).fill(libelle);
    await page.getByRole('textbox', { name: t('projet.datefin') }).fill('2027-03-31');
    await page.getByLabel(t('projet.montant')).fill('100000');
    await page.getByLabel(t('depense.description')).fill('Trois classes et un préau');
    for (const etape of ETAPES) {
      await this.counter.button('projet.etapeajouter').click();
      await this.counter.field('depense.libelle').fill(etape);
      await this.counter.field('depense.description').fill(`Étape ${etape}`);
      await this.counter.save();
      await this.counter.saved(t('etapeprojet.creation'));
    }
    await page.getByRole('button', { name: t('general.enregistrer') }).click();
    await page.getByRole('button', { name: t('projet.detailsligne', { libelle }) }).click();
    await expect(page.getByRole('heading', { name: libelle })).toBeVisible();
  }

  async upload(etape: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const { page, t } = this;
    await this.media.getByLabel(t('depense.etape'), { exact: true }).selectOption({ label: etape });
    await this.media.getByRole('button', { name: t('media.televerser') }).click();
    await this.media.locator('input[type=file]:not([capture])').setInputFiles(files);
    for (const { name } of files) await expect(this.media.getByText(name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('general.enregistrer') })).toBeEnabled();
    await this.media.getByRole('button', { name: t('general.enregistrer') }).click();
  }

  async uploaded(): Promise<void> {
    await expect(this.media.getByRole('button', { name: this.t('media.televerser') })).toBeVisible();
  }

  async spend(etape: string, of: string, montant: number): Promise<void> {
    const { page, t } = this;
    await this.counter.button('etapeprojet.depensesligne', { libelle: etape }).click();
    await this.counter.dialog
      .getByRole('button', { name: t('depense.nouvelle') })
      .first()
      .click();
    await expect(this.counter.dialog.getByText(t('depense.suretape'))).toBeHidden();
    await this.counter.field('depense.typedepense').selectOption({ label: `Fournitures ${of}` });
    await this.counter.field('depense.libelle').fill(`Ciment ${etape}`);
    await this.counter.field('depense.montant').fill(String(montant));
    await this.counter.save();
    await this.counter.saved(t('depense.creation'));
    await this.counter.openReglement(`Ciment ${etape}`);
    await this.counter.pay(`Coffre ${of}`, montant);
    // Dialogs below the top one are hidden until it closes.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  async change(key: 'cloturer' | 'reprendre', etape: string): Promise<void> {
    await this.counter.rowAction(etape, `etapeprojet.${key}`);
    await this.page.getByRole('button', { name: this.t('general.oui') }).click();
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }

  get media() {
    return this.page.getByRole('region', { name: this.t('media.titre') });
  }

  get summary() {
    return this.page.getByRole('region', { name: this.t('projet.resume') });
  }

  /** The project's name and its state. */
  get head() {
    return this.page.getByRole('heading', { level: 1 }).locator('..');
  }

  async view(number: 0 | 1 | 2 | 3): Promise<void> {
    await this.media.getByRole('tab', { name: this.t(`media.vue${number}`) }).click();
  }
}

test.describe('on a phone', () => {
  test.use(inForm('phone'));

  /** A project from its first step to its last, and back (spec § 2 Projects, § 4). */
  test('a project is created, photographed, spent on, finished and taken up again', async ({
    page,
    counter,
    t,
  }, info) => {
    const of = info.project.name;
    const site = new Site(counter);
    await site.prepare(of);
    await site.create(`École ${of}`);

    const heavy = await photo('façade principale.jpg');
    await site.upload('Fondations', heavy);
    await site.uploaded();
    await site.upload('Murs', video('visite.webm'));
    await site.uploaded();

    await site.spend('Fondations', of, 60_000);
    await site.spend('Murs', of, 25_000);
    await expect(site.summary).toContainText(/85\s%/);
    await expectNothingFound(page, 'project details');

    for (const etape of ETAPES) await site.change('cloturer', etape);
    await expect(site.head.getByText(t('projet.termine'), { exact: true })).toBeVisible();
    await site.change('reprendre', 'Murs');
    await expect(site.head.getByText(t('projet.encours'), { exact: true })).toBeVisible();

    await site.view(1);
    await site.media.getByLabel(t('depense.etape'), { exact: true }).selectOption({ label: 'Fondations' });
    const image = site.media.getByRole('img', { name: /façade principale/ });
    await expect(image).toBeVisible();
    const stored = await page.evaluate(
      async (src) => {
        const whole = src.split('?')[0] ?? '';
        // On a line that drops, a read is tried again.
        const bytes = await (await fetch(whole).catch(() => fetch(whole))).arrayBuffer();
        const { width, height } = await createImageBitmap(new Blob([bytes]));
        return { size: bytes.byteLength, sides: [width, height], text: new TextDecoder('latin1').decode(bytes) };
      },
      (await image.getAttribute('src')) ?? '',
    );
    expect(stored.sides).toEqual([1920, 1440]);
    expect(stored.size).toBeLessThan(heavy.buffer.length);
    expect(stored.text).not.toContain('Exif');
    await image.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await site.view(2);
    await site.media.getByLabel(t('depense.etape'), { exact: true }).selectOption({ label: 'Murs' });
    const player = site.media.locator('video');
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);

    await site.view(0);
    // The view of videos, which may still be shown, has a button of this name as well.
    const all = site.media.getByRole('list', { name: t('media.listetout') });
    await all
      .getByRole('button', { name: /visite\.webm/ })
      .last()
      .click();
    await page.getByRole('button', { name: t('general.oui') }).click();
    await expect(site.media.getByText(t('datatable.vide'))).toBeVisible();
  });
});

/** Nothing is lost, nothing is stored twice when the line drops during an upload (PRODUCT 1.19). */
test('the line drops during an upload: the file waits, and is stored once', async ({
  page,
  context,
  counter,
  t,
  line,
}, info) => {
  test.skip(line === 'dropping', 'it drops the line itself, and counts what is sent');
  const site = new Site(counter);
  const { projetid } = await counter.api.addProjet(`Pont ${info.project.name}`, ...ETAPES);
  await counter.open(`/projets/detailsprojet/${projetid}`);

  let requests = 0;
  await page.route('**/api/files/addfiles', async (route) => {
    requests += 1;
    if (requests > 1) return route.fallback();
    // The server stores it; the answer is lost, and so is the line.
    await route.fetch();
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
  await site.upload('Fondations', video('visite.webm'));
  await expect(site.media.getByText(t('media.echecs_one', { count: '1' }))).toBeVisible();
  await context.setOffline(false);
  await site.uploaded();
  expect(requests).toBe(2);
  await expect(site.media.getByText(/visite\.webm/).first()).toBeVisible();
  const listed = await page.evaluate(async (projetid) => {
    const steps = await (await fetch(`/api/projets/getfulletapeprojet?projetid=${projetid}`)).json();
    const files = await fetch(`/api/files/getfile?etapeid=${steps.data[0].etapeprojetid}`);
    return (await files.json()).count;
  }, projetid);
  expect(listed).toBe(1);
});

/** DESIGN rule 12: what was typed survives a reload, with the steps that are not saved yet and the choice of a step. */
test('a project being typed, and an expense on a step, are there again after a reload', async ({
  page,
  counter,
  t,
}, info) => {
  const libelle = `Marché ${info.project.name}`;
  await counter.api.addProjet(libelle, ...ETAPES);

  await counter.open('/projets/create/newproject');
  await page.getByLabel(t('depense.libelle')).fill('Marché de Daloa');
  await counter.button('projet.etapeajouter').click();
  await counter.field('depense.libelle').fill('Halle');
  await counter.field('depense.description').fill('Charpente métallique');
  await counter.save();
  await counter.saved(t('etapeprojet.creation'));
  await typedIsKept(page, 'Charpente métallique');
  await page.reload();
  await expect(page.getByLabel(t('depense.libelle'))).toHaveValue('Marché de Daloa');
  await expect(page.getByText('Charpente métallique')).toBeVisible();
  await counter.button('general.annuler').click();
  await counter.button('general.oui').click();

  await counter.open('/depenses');
  await counter.button('depense.nouvelle').click();
  await counter.dialog.getByRole('switch', { name: t('depense.suretape') }).click();
  await counter.field('depense.projet').selectOption({ label: libelle });
  // The field's name is also a part of the toggle's name.
  const etape = counter.dialog.getByRole('combobox', { name: new RegExp(`^${t('depense.etape')}`) });
  await etape.selectOption({ label: 'Murs' });
  await counter.field('depense.libelle').fill('Parpaings');
  await typedIsKept(page, 'Parpaings');
  await page.reload();
  await counter.button('depense.nouvelle').click();
  await expect(counter.field('depense.projet').locator('option:checked')).toHaveText(libelle);
  await expect(etape.locator('option:checked')).toHaveText('Murs');
});
