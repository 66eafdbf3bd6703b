import { AVANCE, asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import { expect, test } from '../stories/mockedTest';
import { Justifiee, Playground, Porteur, SansTelephone } from './Relancer.stories';

// Each test has advances of its own: a test writes into the rows that it is given.
test.beforeEach(({ store }) => void Object.assign(store, avecAvances(Date.now())));

test('CASH § 3: WhatsApp opens with the facts, and the date is kept', async ({ mount, page, context, store }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
  const before = foundRow(store, 'avances', AVANCE.EN_RETARD).relance;
  await mount(<Playground.Component />);
  await expect(page.getByText(/^Relancé le \d+(er)? \p{L}+ \d{4}$/u)).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Relancer Konan Kouadio sur WhatsApp pour 45.000\sFcfa/ }).click();
  const url = new URL((await opening).url());
  expect(url.pathname).toBe('/2250758204411');
  expect(url.searchParams.get('text')).toMatch(
    /^Bonjour Konan Kouadio, il vous reste 45.000\sFcfa à .+«\sTransport de l’équipe à Dabou\s», attendus pour le \d/,
  );
  await expect(page.getByText('Relance enregistrée')).toBeVisible();
  expect(foundRow(store, 'avances', AVANCE.EN_RETARD).relance).not.toBe(before);
});

test('PRODUCT 1.25: without a phone there is no link, and it says why', async ({ mount, page }) => {
  await mount(<SansTelephone.Component />);
  await expect(page.getByText('Pas de numéro de téléphone pour relancer.')).toBeVisible();
  await expect(page.getByText('Jamais relancé')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('ADR 0039: nothing to remind of once nothing is left', async ({ mount, page }) => {
  await mount(<Justifiee.Component />);
  await expect(page.getByRole('heading', { name: 'Avance' })).toBeVisible();
  await expect(page.getByText(/Relancé|Jamais/)).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('ADR 0039: who does not pay advances out reminds nobody', async ({ mount, page, store }) => {
  Object.assign(store, asChefDeChantier);
  await mount(<Porteur.Component />);
  await expect(page.getByRole('heading', { name: 'Avance' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});
