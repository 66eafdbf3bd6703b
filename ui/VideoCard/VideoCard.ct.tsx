import { expect, test } from '../../playwright/fixtures';
import { LongText, Playground, WithoutActions } from './VideoCard.stories';

const NOT_PLAYED = 'Ce navigateur ne peut pas lire cette vidéo. Téléchargez-la pour la regarder.';

test.describe('VideoCard (spec § 2 Media section)', () => {
  test('the player is 260 × 167, named, and fetches no more than it needs', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const player = page.locator('video');
    await expect(player).toHaveAccessibleName('inauguration.webm');
    await expect(player).toHaveAttribute('preload', 'metadata');
    await expect(player).toHaveJSProperty('controls', true);
    await expect(player).toHaveJSProperty('videoWidth', 52);
    await expect(page.getByText(NOT_PLAYED)).toHaveCount(0);
    const box = await player.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(260);
    expect(Math.round(box?.height ?? 0)).toBe(167);
  });

  test('the settings menu holds what the caller gave, and only then is there one', async ({ mount, page }) => {
    const card = await mount(<Playground.Component />);
    await page.getByRole('button', { name: 'Actions de la vidéo inauguration.webm' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused();
    await page.keyboard.press('Escape');
    await card.update(<WithoutActions.Component />);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  for (const [what, src] of [
    ['cannot be played', 'data:video/mp4;base64,AAAA'],
    ['is no film', 'data:text/plain,x'],
  ] as const) {
    test(`what ${what} is told, and can still be downloaded`, async ({ mount, page }) => {
      await mount(<Playground.Component src={src} />);
      await expect(page.getByRole('status')).toHaveText(NOT_PLAYED);
      const link = page.getByRole('link', { name: 'Télécharger la vidéo inauguration.webm' });
      await expect(link).toHaveAttribute('download', 'inauguration.webm');
      await expect(link).toHaveAttribute('href', src);
    });
  }

  test('DESIGN rule 23: saving data, nothing is fetched ahead', async ({ mount, page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await mount(<Playground.Component />);
    await expect(page.locator('video')).toHaveAttribute('preload', 'none');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 6: it takes the whole width', async ({ mount }) => {
    const card = await mount(<LongText.Component />);
    expect((await card.boundingBox())?.width).toBe(328);
  });
});
