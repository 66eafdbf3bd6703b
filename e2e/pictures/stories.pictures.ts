import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  exportName: string;
  importPath: string;
}

const { BUILT_STORYBOOK = '', ONLY = '', MODES = '360 1280,fr,light' } = process.env;
const [widths = [], langs = [], themes = []] = MODES.split(',').map((choices) => choices.split(' '));
/** Stories that show another one in one mode: each story is photographed in the modes anyway. */
const IN_ONE_MODE = /^(Narrow|Tablet|Dark|English)$/;

const { entries }: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(join(BUILT_STORYBOOK, 'index.json'), 'utf8'),
);
const stories = Object.values(entries).filter(
  ({ type, id, importPath, exportName }) =>
    type === 'story' && !IN_ONE_MODE.test(exportName) && new RegExp(ONLY).test(`${id} ${importPath}`),
);

/** The preview of Storybook, which goes from story to story without loading again. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, timezoneId, ...contextOptions });
      // Axe is switched off: the tests of the stories check accessibility.
      await page.goto('/iframe.html?id=none&viewMode=story&globals=a11y.manual:!true');
      await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
      await use(page);
    },
    { scope: 'worker' },
  ],
});

/** Shows a story in the page and waits until it was drawn and played; returns what it threw. */
function shown(id: string): Promise<string[]> {
  type Told = { storyId?: string; message?: string };
  type Channel = { on(name: string, hear: (told: Told) => void): void; emit(name: string, told: object): void };
  const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } }).__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    const thrown: string[] = [];
    const tell = ({ message = 'not found' }: Told) => thrown.push(message);
    channel.on('playFunctionThrewException', tell);
    channel.on('storyFinished', ({ storyId }) => storyId === id && resolve(thrown));
    for (const end of ['storyThrewException', 'storyErrored', 'storyMissing'])
      channel.on(end, (told) => {
        tell(told);
        resolve(thrown);
      });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ preview: page }, info) => {
    type Mode = { lang?: string; theme?: string };
    const force = (mode: Mode) =>
      page.evaluate((to) => (globalThis as unknown as { forceMode(mode: Mode): void }).forceMode(to), mode);
    // A story is played once, wide and in French; it is shown in the modes afterwards.
    await page.setViewportSize({ width: 1280, height: 800 });
    await force({ lang: 'fr', theme: 'light' });
    expect.soft(await page.evaluate(shown, id)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      for (const lang of langs) {
        for (const theme of themes) {
          await force({ lang, theme });
          const picture = `${id}-${width}-${theme}-${lang}.png`;
          await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
          if (info.config.updateSnapshots === 'all') {
            await info.attach(picture, { path: info.snapshotPath(picture), contentType: 'image/png' });
          }
        }
      }
    }
  });
}
