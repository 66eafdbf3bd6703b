import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import type { UploadItem } from './model';
import { Playground } from './UploadList.stories';

const film = (rest: Partial<UploadItem>): UploadItem[] => [
  { id: '1', name: 'visite.mp4', before: '84 200 ko', state: 'sending', ...rest },
];

/** The status of the list; another region, beside the page, announces the chosen files. */
const outcomes = (page: Page) => page.locator('#root').getByRole('status');

test.describe('UploadList (PRODUCT 1.19, DESIGN rule 20)', () => {
  test('each state is a word and has its own named buttons', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const expected: [string, RegExp, string[]][] = [
      ['façade.jpg', /8 420 ko, réduit à 640 ko.*Enregistré/, []],
      ['visite.mp4', /Envoi.*62/, ['Annuler l’envoi de visite.mp4']],
      ['toiture.jpg', /Réduction de la photo…/, ['Annuler l’envoi de toiture.jpg']],
      ['plan.pdf', /Échec.*coupée/, ['Réessayer l’envoi de plan.pdf', 'Retirer plan.pdf']],
      ['faux.pdf', /Refusé.*pas un PDF/, ['Retirer faux.pdf']],
      ['devis.docx', /Envoi annulé/, ['Réessayer l’envoi de devis.docx', 'Retirer devis.docx']],
      ['notes.txt', /En attente/, ['Retirer notes.txt']],
    ];
    await expect(page.getByRole('progressbar', { name: 'Envoi visite.mp4' })).toHaveAttribute('aria-valuenow', '62');
    for (const [name, text, buttons] of expected) {
      await expect(row(name)).toHaveText(text);
      await expect(row(name).getByRole('button')).toHaveCount(buttons.length);
      for (const button of buttons) await expect(row(name).getByRole('button', { name: button })).toBeVisible();
    }
  });

  test('remove, cancel and retry tell which file', async ({ mount, page }) => {
    const seen: string[] = [];
    await mount(
      <Playground.Component
        onRemove={(id) => seen.push(`remove ${id}`)}
        onCancel={(id) => seen.push(`cancel ${id}`)}
        onRetry={(id) => seen.push(`retry ${id}`)}
      />,
    );
    await page.getByRole('button', { name: 'Annuler l’envoi de visite.mp4' }).click();
    await page.getByRole('button', { name: 'Réessayer l’envoi de plan.pdf' }).click();
    await page.getByRole('button', { name: 'Retirer faux.pdf' }).click();
    await expect.poll(() => seen).toEqual(['cancel 2', 'retry 4', 'remove 5']);
  });

  test('DESIGN rule 13: a button that goes leaves the focus to what stands in its place', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: 'Annuler l’envoi de visite.mp4' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Réessayer l’envoi de visite.mp4' })).toBeFocused();
    await page.getByRole('button', { name: 'Retirer notes.txt' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Retirer devis.docx' })).toBeFocused();
  });

  test('reads out the end of a file, not each percent, and not what was over before', async ({ mount, page }) => {
    const list = await mount(<Playground.Component items={film({ progress: 10 })} />);
    const news = outcomes(page);
    await list.update(<Playground.Component items={film({ progress: 99 })} />);
    await expect(news).toHaveText('');
    await list.update(<Playground.Component items={film({ state: 'failed', reason: 'La connexion a été coupée.' })} />);
    await expect(news).toHaveText('visite.mp4 : La connexion a été coupée.');
    await list.update(<Playground.Component items={film({ progress: 0 })} />);
    await expect(news).toHaveText('');
    await list.update(<Playground.Component items={film({ state: 'stored' })} />);
    await expect(news).toHaveText('visite.mp4 : enregistré');
  });

  test('files that were over when the list came are not news, until they are sent again', async ({ mount, page }) => {
    const list = await mount(<Playground.Component />);
    await expect(page.getByRole('listitem')).toHaveCount(7);
    await expect(outcomes(page)).toHaveText('');
    await list.update(
      <Playground.Component items={[{ id: '4', name: 'plan.pdf', before: '2 048 ko', state: 'sending' }]} />,
    );
    await expect(page.getByRole('progressbar')).toBeVisible();
    await list.update(
      <Playground.Component items={[{ id: '4', name: 'plan.pdf', before: '2 048 ko', state: 'stored' }]} />,
    );
    await expect(outcomes(page)).toHaveText('plan.pdf : enregistré');
  });

  test('a live region that is there from the start, even with no file', async ({ mount, page }) => {
    await mount(<Playground.Component items={[]} />);
    await expect(page.getByRole('list')).toHaveCount(0);
    await expect(outcomes(page)).toBeAttached();
  });
});
