import type { Depense } from '@comptoir/contract/depenses';
import { enter, FIRST_PASSWORD } from './administrator';
import { DAY_MS, pageWithClock } from './clock';
import { Counter, PROOF } from './counter';
import { fillDevice, installed, isOnDevice, typedIsKept } from './device';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

test('two tabs type without a line: back again, each write is made once, and both tabs know', {
  tag: '@long',
}, async ({ page, context, counter, house, t }) => {
  await counter.prepareAchat('du premier onglet');
  await installed(page);
  const other = new Counter(await context.newPage(), t, house.origin);
  await other.prepareDepense('Achat du second onglet', 'Type du premier onglet', 7_500);
  const keys: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });

  await context.setOffline(true);
  await counter.save();
  await other.save();
  for (const one of [counter, other]) await expect(one.waiting(2)).toBeVisible();
  await context.setOffline(false);
  for (const one of [counter, other]) await expect(one.page.getByRole('button', { name: /en attente/ })).toBeHidden();
  await counter.paidOnce('du premier onglet');
  const { data } = await counter.api.read<Depense[]>('depenses/searchwhithpagination/second%20onglet');
  expect(data.map(({ montant }) => montant)).toEqual([7_500]);
  expect(new Set(keys.filter((key) => key !== '')).size).toBe(2);
});

test('one form in two tabs: what is typed in one is neither offered nor sent by the other, until it is closed', {
  tag: '@long',
}, async ({ page, context, counter, house, t }) => {
  await counter.api.addType('Type des deux onglets');
  await counter.prepareDepense('Saisie du premier onglet', 'Type des deux onglets', 11_000);
  await typedIsKept(page, 'Saisie du premier onglet');
  const other = new Counter(await context.newPage(), t, house.origin);
  await other.open('/depenses');
  await other.button('depense.nouvelle').click();
  await other.field('depense.typedepense').selectOption({ label: 'Type des deux onglets' });
  await expect(other.field('depense.libelle')).toHaveValue('');
  await other.field('depense.libelle').fill('Saisie du second onglet');
  await other.field('depense.montant').fill('12000');
  await typedIsKept(page, 'Saisie du second onglet');
  await counter.save();
  await counter.saved(t('depense.creation'));
  // The first tab opens the form again, and is closed before it saves.
  await counter.prepareDepense('Perdu de vue', 'Type des deux onglets', 13_000);
  await typedIsKept(page, 'Perdu de vue');
  await other.save();
  await other.saved(t('depense.creation'));
  await expect(other.page.getByText('Saisie du second onglet', { exact: true })).toBeVisible();
  await expect(other.page.getByRole('button', { name: t('brouillon.reprendre') })).toHaveCount(0);
  await page.close();
  await other.page.getByRole('button', { name: t('brouillon.reprendre') }).click();
  await expect(other.field('depense.libelle')).toHaveValue('Perdu de vue');
  const { data } = await other.api.read<Depense[]>('depenses/searchwhithpagination/Saisie%20du');
  expect(data.map(({ libelle, montant }) => [libelle, montant])).toEqual([
    ['Saisie du second onglet', 12_000],
    ['Saisie du premier onglet', 11_000],
  ]);
});

test('the device is full: it is said in the form, which stays with all that was typed until the line is back', {
  tag: '@long',
}, async ({ page, context, counter, t }) => {
  await counter.prepareAchat('sans place');
  await installed(page);
  await fillDevice(page);
  await counter.field('reglement.montantremis').fill('60000');
  await counter.dialog.locator('input[type=file]:not([capture])').setInputFiles({ ...PROOF, name: 'autre reçu.pdf' });
  await expect(counter.dialog.getByText(t('brouillon.nongardetout'))).toBeVisible();

  await context.setOffline(true);
  await counter.save();
  // The device has no room for the payment. The form keeps it, and does not say that the device does.
  await expect(counter.dialog.getByText(t('general.nonenvoye')).first()).toBeVisible();
  await expect(counter.dialog.getByText('autre reçu.pdf')).toBeVisible();
  await context.setOffline(false);
  await counter.save();
  await counter.saved(t('reglement.creation'));
  await counter.paidOnce('sans place');
});

for (const [how, wrongByMs] of [
  ['a year behind', -365 * DAY_MS],
  ['a year ahead', 365 * DAY_MS],
] as const) {
  test(`a phone whose clock is ${how} loses nothing and dates nothing wrong, nor when it is set right`, {
    tag: '@long',
  }, async ({ page, context, counter, house, t }) => {
    const of = `d’une horloge ${how}`;
    await counter.open('/depenses');
    await installed(page);
    await page.close();
    // Only the cookies go: the session itself must continue, because other tests use it.
    await context.clearCookies();
    const wrong = new Counter(await pageWithClock(context, wrongByMs), t, house.origin);
    await wrong.signIn(house.admin);
    await wrong.answerLost(of);
    await expect(wrong.waiting(1)).toBeVisible();
    await wrong.prepareDepense(`Brouillon ${of}`, `Type ${of}`, 3_000);
    await typedIsKept(wrong.page, `Brouillon ${of}`);
    await wrong.page.close();

    // Two days later, the phone's clock has been set right.
    await context.setOffline(false);
    await context.clearCookies();
    const right = new Counter(await pageWithClock(context, 2 * DAY_MS), t, house.origin);
    await right.signIn(house.admin);
    await expect(right.page.getByText(/«\sRèglement · 60\s000\sFcfa\s» est enregistré/)).toBeVisible();
    await right.open('/depenses');
    await right.page
      .getByRole('button', { name: new RegExp(`^${t('brouillon.reprendre')} : Dépense · Brouillon ${of}`) })
      .first()
      .click();
    await expect(right.field('depense.montant')).toHaveValue(/3\s?000/);
    await right.save();
    await right.saved(t('depense.creation'));
    await right.paidOnce(of);
    const { data } = await right.api.read<Depense[]>(`depenses/searchwhithpagination/${encodeURIComponent(of)}`);
    const [typed, spent] = data;
    expect([typed?.montant, typed?.date]).toEqual([3_000, spent?.date]);
  });
}

test('somebody else signs in on a phone where a payment and a draft wait: only their author finds them', {
  tag: '@long',
}, async ({ page, context, counter, house, t }) => {
  const person = { prenom: 'Mariam', nom: 'Bamba', username: 'mariam.b' };
  const { profilid } = await counter.api.write<{ profilid: number }>('post', 'profils', {
    libelle: 'Lecture du téléphone',
    permissions: ['tableau de bord', 'depenses', 'depenses.creer', 'clients'],
  });
  await counter.api.addUtilisateur({ ...person, profilid, password: FIRST_PASSWORD });
  await counter.api.openCaisse('Caisse vue par Awa', 1_000);
  await counter.open('/caisses');
  await expect(page.getByText('Caisse vue par Awa', { exact: true }).first()).toBeVisible();
  await installed(page);
  await counter.answerLost('d’Awa');
  await expect(counter.waiting(1)).toBeVisible();
  await counter.prepareDepense('Brouillon d’Awa', 'Type d’Awa', 3_000);
  await typedIsKept(page, 'Brouillon d’Awa');

  // The first person leaves for good while the line is away.
  await page.keyboard.press('Escape');
  await context.clearCookies();
  await page.goto('/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.setOffline(false);
  await enter(page, t, person);
  for (const path of ['/dashboard/default', '/depenses', '/clients']) {
    await counter.open(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /en attente/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`^${t('brouillon.reprendre')}`) })).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toContain('Brouillon d’Awa');
  }
  expect(sent.filter((one) => /Awa/.test(one) || /POST.*reglements/.test(one))).toEqual([]);
  expect(await isOnDevice(page, 'Caisse vue par Awa')).toBe(false);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);

  await page.goto('/');
  await counter.signIn(house.admin);
  await expect(page.getByText(/«\sRèglement · 60\s000\sFcfa\s» est enregistré/)).toBeVisible();
  await counter.open('/depenses');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${t('brouillon.reprendre')} : Dépense · Brouillon d’Awa`) }).first(),
  ).toBeVisible();
  await counter.paidOnce('d’Awa');
});
