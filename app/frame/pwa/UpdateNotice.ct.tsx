import { expect, test } from '../../../playwright/fixtures';
import { Ready, TakenOver, UpToDate } from './UpdateNotice.stories';

test('RELIABILITY F108: a newer version is said quietly, with a way to it and past it', async ({ mount, page }) => {
  let reloads = 0;
  await mount(<Ready.Component onReload={() => (reloads += 1)} />);
  await expect(page.getByText('Une nouvelle version est prête. Votre saisie est gardée.')).toBeVisible();
  await page.getByRole('button', { name: 'Recharger' }).click();
  expect(reloads).toBe(1);
  await page.getByRole('button', { name: 'Masquer ce message' }).click();
  await expect(page.getByText('Une nouvelle version est prête')).toBeHidden();
});

test('a page of the newest version says nothing', async ({ mount, page }) => {
  await mount(<UpToDate.Component />);
  await expect(page.getByText('Une nouvelle version')).toHaveCount(0);
});

test.describe(() => {
  test.use({ ownPage: true });

  test('RELIABILITY F108: each build is left once, whatever other servers serve', async ({ mount, page }) => {
    let reloads = 0;
    await mount(<TakenOver.Component onReload={() => (reloads += 1)} />);
    const goOn = async (build: string, to: string) => {
      await page.evaluate((name) => {
        document.documentElement.dataset.build = name;
      }, build);
      await page.getByRole('link', { name: to }).click();
    };
    await goOn('aaa', 'Caisses');
    await expect.poll(() => reloads).toBe(1);
    await goOn('bbb', 'Clients');
    await expect.poll(() => reloads).toBe(2);
    await goOn('aaa', 'Caisses');
    await goOn('bbb', 'Clients');
    await goOn('ccc', 'Caisses');
    await expect.poll(() => reloads).toBe(3);
  });
});
