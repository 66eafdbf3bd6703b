import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { HalfDone, Playground } from './PremiersPas.stories';

const list = (page: Page) => page.getByRole('list', { name: 'Premiers pas' });
const steps = (page: Page) => list(page).getByRole('listitem');

test('what is to be set up is told, each with the way there', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(steps(page)).toHaveCount(6);
  await expect(list(page).getByText('À faire')).toHaveCount(6);
  const links = await list(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/parametre/organisation',
    '/user/users-cards',
    '/caisses',
    '/user/users-cards',
    '/depenses',
    '/depenses',
  ]);
  expect(asked).toEqual([]);
});

test('what there is is ticked', async ({ mount, page }) => {
  await mount(<HalfDone.Component />);
  await expect(steps(page).filter({ hasText: 'Première caisse' })).toContainText('Fait');
  await expect(steps(page).filter({ hasText: 'Utilisateurs' })).toContainText('Fait');
  await expect(list(page).getByText('Fait')).toHaveCount(2);
});
