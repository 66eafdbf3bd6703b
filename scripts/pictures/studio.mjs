import { untilDrawn, untilFinished, untilStill } from './inPage.mjs';

/** A story is played in this mode, because it looks for French texts. Its language changes afterwards. */
const PLAYED = { width: 1280, lang: 'fr' };
export const MIN_HEIGHT = 740;
const MAX_HEIGHT = 2400;
/** Limit of waiting for answers: about a second on a quiet machine, more on a busy one. */
const MAX_ROUNDS = 10;
/** The browser logs this for a failed answer, which some stories want. */
const EXPECTED = /^Failed to load resource/;

/**
 * Opens a page of Storybook in one language, with the toolbar's network and server, that goes from story to story.
 * @param {{ lang: string, network: string, server: string }} choices
 */
export async function openStudio(browser, address, { lang, network, server }) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Abidjan',
  });
  const page = await context.newPage();
  // Axe is switched off: other runs check accessibility.
  const globals = `a11y.manual:!true;network:${network};server:${server}`;
  await page.goto(`${address}/iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
  const messages = messagesOf(page);
  const isStill = stillness(page);
  const force = (mode) => page.evaluate((forced) => globalThis.forceMode(forced), mode);

  return {
    /** Takes one story's pictures, each in its theme; returns what it threw and logged. */
    async take(story, width, pictures) {
      messages.splice(0);
      const shown = story.isPlayed ? PLAYED : { width, lang };
      await page.setViewportSize({ width: shown.width, height: MIN_HEIGHT });
      await force({ lang: shown.lang });
      const thrown = await page.evaluate(untilFinished, story.id);
      await page.setViewportSize({ width, height: MIN_HEIGHT });
      // A theme changes nothing but colours: the story need not begin again.
      for (const { theme, file } of pictures) {
        await force({ lang, theme });
        await isStill();
        await growToContent(page, width);
        await page.screenshot({ path: file, animations: 'disabled' });
      }
      return { isTaken: true, messages: [...thrown, ...messages] };
    },
  };
}

/** Returns a list that gets each error as soon as the page throws or logs it. */
export function messagesOf(page) {
  const messages = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) messages.push(message.text());
  });
  return messages;
}

/** Returns a function that waits until the page requests and changes nothing, but not for ever. */
function stillness(page) {
  const asked = new Set();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await page.evaluate(untilStill);
      if (asked.size === 0) return;
    }
    asked.clear();
  };
}

/** Grows the window until nothing is hidden. Each round measures again: dialogs and frames grow with the window. */
export async function growToContent(page, width) {
  for (let height = MIN_HEIGHT, round = 0; round < 3; round++) {
    const wanted = Math.min(MAX_HEIGHT, await page.evaluate(untilDrawn));
    if (wanted <= height) return;
    height = wanted;
    await page.setViewportSize({ width, height });
  }
}
