import { expect, test } from '../../playwright/fixtures';
import { In, NarrowNeverWraps, Out, OwnWord, Playground } from './Amount.stories';

const NNBSP = '\u202F';

test.describe('Amount (DESIGN rule 5)', () => {
  test('francs grouped as in fr-FR', async ({ mount }) => {
    await expect(await mount(<Playground.Component />)).toHaveText(`1${NNBSP}234${NNBSP}567 Fcfa`);
  });

  test('what comes in and what goes out have a sign and a word', async ({ mount }) => {
    const component = await mount(<In.Component />);
    await expect(component).toHaveText(`Entrée +500${NNBSP}000 Fcfa`);
    await component.unmount();
    const out = await mount(<Out.Component />);
    await expect(out).toHaveText(`Sortie −12${NNBSP}500 Fcfa`);
    await out.unmount();
    await expect(await mount(<OwnWord.Component />)).toHaveText(/^Montant initial \+/);
  });

  test('spec § 2: green for what comes in, red for what goes out', async ({ mount, page }) => {
    const colourOf = (token: string) =>
      page.evaluate((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      }, token);
    const component = await mount(<In.Component />);
    await expect(component).toHaveCSS('color', await colourOf('--color-success-text'));
    await component.unmount();
    await expect(await mount(<Out.Component />)).toHaveCSS('color', await colourOf('--color-danger-text'));
  });

  test('it never wraps', async ({ mount, page }) => {
    await mount(<NarrowNeverWraps.Component />);
    const box = await page.getByText('Fcfa').boundingBox();
    expect(box?.height).toBeLessThan(30);
  });
});
