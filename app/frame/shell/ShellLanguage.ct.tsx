import { readFileSync } from 'node:fs';
import { caisses } from '@comptoir/contract/caisses';
import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import { failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../playwright/fixtures';
import { Refused } from './Shell.stories';

async function speakEnglish(page: Page) {
  const file = readFileSync('app/public/assets/i18n/en-US.json', 'utf8');
  await page.route('**/assets/i18n/en-US.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: file }),
  );
  await page.getByRole('button', { name: /^Langue/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}

test.describe('where the server refuses', () => {
  test.use({ allowedErrors: [/403/] });

  test('DESIGN rule 21: a refusal is said in the other language too', async ({ mount, page, router }) => {
    await router.use(failingCall(caisses.list, 'auth.permission'), ...mockApi(createStore()));
    await mount(<Refused.Component />);
    await expect(page.getByText('Vous n’avez pas le droit de faire cela.')).toBeVisible();
    await speakEnglish(page);
    await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
    await expect(page.getByText('Vous n’avez pas le droit de faire cela.')).toHaveCount(0);
  });
});
