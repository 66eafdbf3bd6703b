import { expect, test } from '../../playwright/fixtures';
import { Beyond, OwnText, Playground } from './ProgressBar.stories';

test('says name and percent; beyond the whole it is full; another text is read', async ({ mount, page }) => {
  const story = await mount(<Playground.Component key="0" />);
  for (const [shown, name, now, text] of [
    [<Playground.Component key="part" />, 'Clôturé', '40', '40\u00a0%'],
    [<Beyond.Component key="beyond" />, 'Budget engagé', '100', '120\u00a0%'],
    [<OwnText.Component key="own" />, 'Clôturé', '67', '2 étapes sur 3'],
  ] as const) {
    await story.update(shown);
    const bar = page.getByRole('progressbar', { name });
    await expect(bar).toHaveAttribute('aria-valuenow', now);
    await expect(bar).toHaveAttribute('aria-valuetext', text);
    await expect(page.getByText(text)).toBeVisible();
  }
});
