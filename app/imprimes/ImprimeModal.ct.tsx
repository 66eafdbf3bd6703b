import { imprimes } from '@comptoir/contract/imprimes';
import { mockApi } from '@comptoir/mocks/api';
import { avecImprime, IMPRIME } from '@comptoir/mocks/imprimes.fixtures';
import { failingCall, losingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Annulee, AvecLien, Imprimee, Playground, Remplacee, SansTelephone } from './ImprimeModal.stories';

const A4 = 'Imprimer (A4)';
const TICKET = 'Ticket 80 mm';
const LIEN = 'https://comptoir.example.ci/v/5Jx0fQmZ2hT8aLwB7cKd9e';

const MESSAGE = 'Bâtir Ensemble Côte d’Ivoire : pièce BC-C1-2026-000001, 60 000 Fcfa réglés, reste 200 000 Fcfa.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const tiragesOf = ({ imprimes: rows }: Store) => rows.find(({ imprimeid }) => imprimeid === IMPRIME.imprimeid)?.tirages;
const countsIn = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/tirages'));

/** Gives the address that the page downloads during `act`: its path and its query. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<[path: string, query: string]> {
  const download = page.waitForEvent('download');
  await act();
  const { pathname, search } = new URL((await download).url());
  return [pathname, search];
}

/** The document as the stories show it; the tests that print have one that was never printed. */
const avec = (fields?: Parameters<typeof avecImprime>[0]) => ({ overrides: [avecImprime(fields)] });
test.use(avec());

test.describe('ADR 0042: printed', () => {
  test('Enter prints on A4, counted once; WhatsApp has the facts (CASH § 7)', async ({ mount, page, store, asked }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await expect(page.getByRole('dialog', { name: `Pièce ${IMPRIME.numero}` })).toContainText('Aucune impression');
    await expect(button(page, A4)).toBeFocused();
    expect(await whatsapp(page)).toEqual({ to: 'https://wa.me/2250708091011', text: MESSAGE });
    await expect(button(page, 'Copier le lien')).toHaveCount(0);
    const file = await downloaded(page, () => page.keyboard.press('Enter'));
    expect(file).toEqual([`/api/imprimes/${IMPRIME.imprimeid}/papier.pdf`, '?langue=fr&format=a4']);
    await expect(said(page, `Original imprimé : ${IMPRIME.numero}`)).toBeVisible();
    await expect.poll(() => closed).toBe(1);
    expect([countsIn(asked), tiragesOf(store)]).toEqual([[`POST /api/imprimes/${IMPRIME.imprimeid}/tirages`], 1]);
  });

  test('pressed again while it is counted, it prints once', async ({ mount, page, router, store, asked }) => {
    let count: () => void = () => undefined;
    const isCounting = new Promise<void>((resolve) => {
      count = resolve;
    });
    await router.use(slowCall(imprimes.tirer, isCounting));
    await mount(<Playground.Component />);
    await button(page, A4).click();
    await expect.poll(() => countsIn(asked)).toHaveLength(1);
    await button(page, TICKET).click();
    const [, query] = await downloaded(page, async () => count());
    expect(query).toBe('?langue=fr&format=a4');
    await expect(said(page, 'original')).toBeVisible();
    expect([countsIn(asked).length, tiragesOf(store)]).toEqual([1, 1]);
  });
});

test.describe('a document says what became of it', () => {
  test.describe('once printed', () => {
    test.use(avec({ tirages: 1 }));
    test('ADR 0042: that the next copy is a duplicate, and it is', async ({ mount, page }) => {
      await mount(<Imprimee.Component />);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('1 impression : le prochain exemplaire dira DUPLICATA n° 2');
      await downloaded(page, () => button(page, A4).click());
      await expect(said(page, `DUPLICATA n° 2 imprimé : ${IMPRIME.numero}`)).toBeVisible();
    });
  });

  test.describe('once cancelled', () => {
    test.use(avec({ etat: 'annule', tirages: 2 }));
    test('ADR 0042: that it is, on WhatsApp too, where it claims no payment', async ({ mount, page }) => {
      await mount(<Annulee.Component />);
      await expect(page.getByRole('dialog').getByText('Document annulé')).toBeVisible();
      await expect(button(page, A4)).toBeVisible();
      expect((await whatsapp(page)).text).toMatch(/ : BC-C1-2026-000001 de 60 000 Fcfa, document annulé\.$/);
    });
  });

  test.describe('once replaced', () => {
    test.use(avec({ etat: 'remplace', tirages: 1 }));
    test('ADR 0042: that it is, and it is printed no more', async ({ mount, page }) => {
      await mount(<Remplacee.Component />);
      await expect(page.getByText('Remplacée par une autre pièce')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(1);
      await expect(page.getByRole('link')).toHaveCount(0);
    });
  });
});

/** Gives where the link to WhatsApp leads, and the message, with plain spaces. */
async function whatsapp(page: Page): Promise<{ to: string; text: string }> {
  const link = page.getByRole('link', { name: 'Envoyer par WhatsApp (nouvel onglet)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: origin + pathname, text: (searchParams.get('text') ?? '').replaceAll(/[\u00a0\u202f]/g, ' ') };
}

test.describe('where the device shares no files', () => {
  test('without a phone, WhatsApp asks to whom it goes', async ({ mount, page }) => {
    await mount(<SansTelephone.Component />);
    expect(await whatsapp(page)).toEqual({ to: 'https://wa.me/', text: MESSAGE });
  });

  test.describe('with a public address', () => {
    test.use(avec({ lien: LIEN }));
    test('CASH § 7: the message ends with the link, which is copied too', async ({ mount, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await mount(<AvecLien.Component />);
      expect((await whatsapp(page)).text).toBe(`${MESSAGE}\n${LIEN}`);
      await button(page, 'Copier le lien').click();
      await expect(said(page, 'Lien copié')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LIEN);
    });

    test.describe('on plain http', () => {
      test.use({ ownPage: true });
      test('the link that the browser does not copy is shown', async ({ mount, page }) => {
        await mount(<AvecLien.Component />);
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
        );
        await button(page, 'Copier le lien').click();
        await expect(page.getByRole('alert').filter({ hasText: LIEN })).toBeVisible();
      });
    });
  });
});

/** Makes the page one that shares files; `fails` names what its sheet throws, press by press. Its shares are kept. */
async function sharing(page: Page, fails: string[] = []): Promise<void> {
  await page.evaluate((names) => {
    const shares: unknown[] = [];
    Object.assign(window, { shares });
    const canShare = ({ files }: ShareData) => files?.every(({ type }) => /pdf|png/.test(type)) ?? false;
    const share = async (data: ShareData) => {
      const [file] = data.files ?? [];
      shares.push([Object.keys(data), data.files?.length, file?.name, file?.type, (await file?.text())?.slice(0, 5)]);
      const name = names.shift();
      if (name !== undefined) throw new DOMException('no share', name);
    };
    Object.defineProperties(navigator, { canShare: { value: canShare }, share: { value: share } });
  }, fails);
}
const sharesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shares') as unknown[]);
const SHARED = [['files'], 1, `${IMPRIME.numero}.png`, 'image/png', '\u{fffd}PNG\r'];

test.describe('where the device shares files', () => {
  test.use({ ownPage: true });

  test('CASH § 7: the picture is shared without text, once counted', async ({ mount, page, store, asked }) => {
    await sharing(page);
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await expect(button(page, A4)).toBeVisible();
    // To the client's own number, for who is in nobody's contacts.
    expect((await whatsapp(page)).to).toBe('https://wa.me/2250708091011');
    await button(page, 'Partager').click();
    await expect(said(page, `Original partagé : ${IMPRIME.numero}`)).toBeVisible();
    await expect.poll(() => closed).toBe(1);
    expect(await sharesOf(page)).toEqual([SHARED]);
    const calls = asked.filter((call) => /tirages|partage/.test(call));
    const path = `/api/imprimes/${IMPRIME.imprimeid}`;
    expect(calls).toEqual([`POST ${path}/tirages`, `GET ${path}/partage`]);
    expect(tiragesOf(store)).toBe(1);
  });

  test('CASH § 7: a press too long ago asks for a fresh one, same file', async ({ mount, page, asked }) => {
    await sharing(page, ['NotAllowedError']);
    await mount(<Playground.Component />);
    await button(page, 'Partager').click();
    await expect(page.getByText('Le fichier est prêt')).toBeVisible();
    await button(page, 'Envoyer').click();
    await expect(said(page, `Original partagé : ${IMPRIME.numero}`)).toBeVisible();
    expect(await sharesOf(page)).toEqual([SHARED, SHARED]);
    expect(asked.filter((call) => /tirages|partage/.test(call))).toHaveLength(2);
  });

  test('CASH § 7: giving up tells nothing, and counts nothing again', async ({ mount, page, store }) => {
    await sharing(page, ['AbortError']);
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await button(page, 'Partager').click();
    await expect(page.getByText('1 impression')).toBeVisible();
    await expect(button(page, 'Partager')).toBeVisible();
    await expect(page.getByText(/Le fichier est prêt|original/)).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
    expect(closed).toBe(0);
    await button(page, 'Partager').click();
    await expect.poll(() => closed).toBe(1);
    expect([await sharesOf(page), tiragesOf(store)]).toEqual([[SHARED, SHARED], 1]);
  });

  test.describe('while the server does not give the picture', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });
    test('its sentence is shown; the next press counts nothing again', async ({ mount, page, router, store }) => {
      await sharing(page);
      await router.use(failingCall(imprimes.partage, 'base.indisponible'));
      await mount(<Playground.Component />);
      await button(page, 'Partager').click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('momentanément indisponible');
      expect(await sharesOf(page)).toEqual([]);
      await router.use(...mockApi(store));
      await button(page, 'Partager').click();
      await expect(said(page, 'original')).toBeVisible();
      expect([await sharesOf(page), tiragesOf(store)]).toEqual([[SHARED], 1]);
    });
  });
});

test.describe('a failed call', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('of the document is told in the dialog, and tried again', async ({ mount, page, router, store }) => {
    await router.use(failingCall(imprimes.byId, 'base.indisponible'));
    await mount(<Playground.Component />);
    const dialog = page.getByRole('dialog', { name: `Pièce ${IMPRIME.numero}` });
    await expect(dialog).toContainText('momentanément indisponible');
    await expect(button(page, A4)).toHaveCount(0);
    await router.use(...mockApi(store));
    await button(page, 'Réessayer').click();
    await expect(button(page, A4)).toBeFocused();
  });

  test('of the count is told in the dialog, and downloads nothing', async ({ mount, page, router }) => {
    await router.use(failingCall(imprimes.tirer, 'introuvable'));
    await mount(<Playground.Component />);
    const urls: string[] = [];
    page.on('download', (file) => urls.push(file.url()));
    await button(page, A4).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('n’existe pas ou a été supprimé');
    expect(urls).toEqual([]);
  });

  test('RELIABILITY P03: after a lost answer it is counted once', async ({ mount, page, router, store }) => {
    await router.use(losingCall(imprimes.tirer, mockApi(store)));
    await mount(<Playground.Component />);
    await button(page, A4).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('rien ne sera enregistré deux fois');
    await router.use(...mockApi(store));
    await downloaded(page, () => button(page, A4).click());
    expect(tiragesOf(store)).toBe(1);
  });
});
