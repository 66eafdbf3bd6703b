import { etapeidOf } from '@comptoir/mocks/etapeprojets.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import type { Page, Route } from '@playwright/test';
import { expect, test as mocked, REFUSED } from '../stories/mockedTest';
import { Images, Playground } from './MediaSection.stories';

const ADD = '**/api/files/addfiles';
const CUT = /Failed to load resource: net::ERR_FAILED/;

const text = (name: string, content = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Téléverser' }).click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const choose = (page: Page, ...files: ReturnType<typeof text>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
/** Chooses a file with a fixed date; files of `choose` have a new date each time. */
const chooseOld = (page: Page, name: string) =>
  page.locator('input[type=file]').evaluate((input: HTMLInputElement, chosen) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([chosen], chosen, { type: 'text/plain', lastModified: 1_700_000_000_000 }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);
const queue = (page: Page) => page.getByRole('list', { name: 'Fichiers choisis' });
const row = (page: Page, name: string) => queue(page).getByRole('listitem').filter({ hasText: name });

const test = mocked.extend<{
  /** The idempotency keys of the uploads, in the order of sending. */
  keys: string[];
  /** Cuts the connection of uploads, or holds them back in `held`; by default they pass. */
  line: { cut: boolean; held: Route[] | null };
}>({
  keys: [
    async ({ page }, use) => {
      const keys: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/files/addfiles')) keys.push(request.headers()['idempotency-key'] ?? '');
      });
      await use(keys);
    },
    { auto: true },
  ],
  line: [
    async ({ page, store: _ }, use) => {
      const line: { cut: boolean; held: Route[] | null } = { cut: false, held: null };
      await page.route(ADD, (route) => {
        if (line.cut) return route.abort();
        if (!line.held) return route.fallback();
        line.held.push(route);
      });
      await use(line);
    },
    { auto: true },
  ],
});

test('spec § 4: a save of all leaves upload mode, and says so', async ({ mount, page, store, keys }) => {
  await mount(<Playground.Component />);
  await open(page);
  await expect(page.getByRole('button', { name: 'Fichiers à ajouter Choisir un fichier' })).toBeFocused();
  await expect(save(page)).toBeDisabled();
  await choose(page, text('Relevé.txt'), text('Essai.txt'));
  await expect(page.getByText('2 fichiers choisis')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('status').getByText('Opération effectuée avec succès')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Médias de l’étape' }).getByText('Relevé.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Téléverser' })).toBeFocused();
  expect(store.medias.slice(-2).map(({ name }) => name)).toEqual(['Relevé.txt', 'Essai.txt']);
  expect(new Set(keys).size).toBe(2);
  await open(page);
  await expect(page.getByText('0 fichier choisi')).toBeVisible();
});

test('spec § 2: a name is removed from the list; Cancel leaves without sending', async ({ mount, page, keys }) => {
  await mount(<Playground.Component />);
  await open(page);
  await choose(page, text('a.txt'), text('b.txt'));
  await page.getByRole('button', { name: 'Retirer a.txt' }).click();
  await expect(queue(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Retirer b.txt' }).click();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText('À renseigner : Fichiers à ajouter')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Téléverser' })).toBeFocused();
  expect(keys).toEqual([]);
});

test('spec § 5: the images view takes images alone, each refusal with its reason', async ({ mount, page }) => {
  await mount(<Images.Component />);
  await open(page);
  await expect(page.getByText(/^PNG, JPEG ou JPG, 25\sMo/)).toBeVisible();
  await choose(page, text('notes.txt'), text('film.mp4'));
  await expect(page.getByRole('alert').getByText('notes.txt : ce format n’est pas accepté.')).toBeVisible();
  await expect(page.getByRole('alert').getByText('film.mp4 : ce format n’est pas accepté.')).toBeVisible();
  await expect(queue(page)).toHaveCount(0);
});

test('PRODUCT 1.19: one request per file, two at a time, each cancelled', async ({ mount, page, line, keys }) => {
  line.held = [];
  await mount(<Playground.Component />);
  await open(page);
  await choose(page, text('a.txt'), text('b.txt'), text('c.txt'));
  await save(page).click();
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Veuillez patienter…' })).toBeVisible();
  await expect(row(page, 'c.txt')).toContainText('En attente');
  await expect.poll(() => keys).toHaveLength(2);

  await page.getByRole('button', { name: 'Annuler l’envoi de a.txt' }).click();
  await expect(row(page, 'a.txt')).toContainText('Envoi annulé');
  await expect(row(page, 'c.txt').getByRole('progressbar')).toBeVisible();

  const held = line.held;
  line.held = null;
  for (const route of held.slice(1)) await route.fallback();
  await expect(queue(page).getByText('Enregistré')).toHaveCount(2);
  await expect(save(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Réessayer l’envoi de a.txt' }).click();
  await expect(queue(page)).toHaveCount(0);
  expect(keys).toHaveLength(4);
  expect(keys[3]).toBe(keys[0]);
});

test('PRODUCT 1.18: a view changed while files are on their way asks first', async ({ mount, page, line }) => {
  line.held = [];
  await mount(<Playground.Component />);
  await open(page);
  await choose(page, text('a.txt'));
  await save(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('tab', { name: 'Vidéos' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 fichier n’est pas enregistré : a.txt');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('tab', { name: 'Tous' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Étape', { exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Téléverser' })).toBeVisible();
});

test.describe('the line drops', () => {
  mocked.use({ allowedErrors: [CUT] });

  test('DESIGN rule 12: files stay with the reason, and their keys', async ({ mount, page, line, keys, store }) => {
    line.cut = true;
    await mount(<Playground.Component />);
    const before = store.medias.length;
    await open(page);
    await choose(page, text('a.txt'), text('b.txt'), text('c.txt'));
    await save(page).click();
    await expect(page.getByText('3 fichiers ne sont pas partis')).toBeVisible();
    await expect(row(page, 'a.txt')).toContainText('rien ne sera enregistré deux fois');
    line.cut = false;
    await page.getByRole('button', { name: 'Tout réessayer' }).click();
    await expect(queue(page)).toHaveCount(0);
    expect(store.medias).toHaveLength(before + 3);
    expect(keys.slice(3).sort()).toEqual(keys.slice(0, 3).sort());
    expect(new Set(keys).size).toBe(3);
  });

  test('PRODUCT D: a file that is chosen again keeps its key', async ({ mount, page, line, keys }) => {
    line.cut = true;
    await mount(<Playground.Component />);
    await open(page);
    await chooseOld(page, 'Relevé.txt');
    await save(page).click();
    await expect(row(page, 'Relevé.txt')).toContainText('Échec');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Abandonner' }).click();
    line.cut = false;
    await open(page);
    await chooseOld(page, 'Relevé.txt');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Téléverser' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

test.describe('refused by the server', () => {
  mocked.use({ allowedErrors: [REFUSED] });

  test('DESIGN rule 20: the reason stands at the file, which is not retried', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await open(page);
    await choose(page, text('a.txt'), { ...text('faux.pdf'), mimeType: 'application/pdf' });
    await save(page).click();
    await expect(row(page, 'a.txt')).toContainText('Enregistré');
    await expect(row(page, 'faux.pdf')).toContainText('Refusé');
    await expect(page.getByRole('button', { name: 'Réessayer l’envoi de faux.pdf' })).toHaveCount(0);
    expect(store.medias.at(-1)?.name).toBe('a.txt');
    await page.getByRole('button', { name: 'Retirer faux.pdf' }).click();
    await expect(page.getByRole('button', { name: 'Téléverser' })).toBeVisible();
  });
});

test('spec § 2: a file goes to the chosen step, even before it is drawn', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const etape = page.getByLabel('Étape', { exact: true });
  await expect(etape.locator('option:checked')).toHaveText('Terrassement et fondations');
  const upload = await page.getByRole('button', { name: 'Téléverser' }).elementHandle();
  await etape.evaluate((select: HTMLSelectElement, button) => {
    select.value = [...select.options].find(({ text }) => text === 'Élévation des murs')?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    (button as HTMLElement).click();
    return new Promise<void>((chosen) => {
      const choose = () => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (!input) return;
        appeared.disconnect();
        const transfer = new DataTransfer();
        transfer.items.add(new File(['-'], 'Mur.txt', { type: 'text/plain' }));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        chosen();
      };
      const appeared = new MutationObserver(choose);
      appeared.observe(document.body, { childList: true, subtree: true });
    });
  }, upload);
  await expect(queue(page).getByText('Mur.txt')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('list', { name: 'Médias de l’étape' }).getByText('Mur.txt')).toBeVisible();
  expect(store.medias.at(-1)).toMatchObject({ name: 'Mur.txt', etapeprojetid: etapeidOf(PROJET.COMPLET, 2) });
});

test('spec § 5: a duplicate is skipped and told; another size of the same name is none', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await open(page);
  await choose(page, text('a.txt', '12'));
  await choose(page, text('a.txt', '12'), text('a.txt', '123'), text('b.txt'));
  await expect(queue(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('status').getByText(/Déjà dans la liste.*\s: a\.txt$/)).toBeVisible();
});
