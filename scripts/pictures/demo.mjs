import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';
import { growToContent, MIN_HEIGHT, messagesOf } from './studio.mjs';
import { runIn } from './tree.mjs';

const LOCALES = { fr: 'fr-FR', en: 'en-US' };

/** Loads the helpers in `e2e` that visit every place of the application, with the texts and the server of that tree. */
async function visitorsOf({ root }) {
  const { build } = await import('esbuild');
  const outfile = join(ROOT, 'node_modules', '.cache', `pictures-${process.pid}-${Date.now()}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  await build({
    stdin: {
      contents: ['screensOf', 'visitor', 'counter', 'demonstration', 'texts']
        .map((name) => `export * from './${name}';`)
        .join('\n'),
      resolveDir: join(ROOT, 'e2e'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    // The project's own packages are bundled; all others stay external.
    alias: { '@comptoir/contract': join(ROOT, 'contract'), '@comptoir/domain': join(ROOT, 'domain') },
    define: { 'import.meta.dirname': JSON.stringify(join(root, 'e2e')) },
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/** Returns a place's name for files: its address and what is pressed there. */
export function idOf(path, presses) {
  const words = [path, ...presses.map(({ name }) => String(name))].join(' ');
  return `demo-${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'root'
  }`;
}

/**
 * Serves the demonstration of a tree on its own data, and returns its places whose id or file in `app/` matches.
 * @param {import('./tree.mjs').Tree} tree
 */
export async function demoSource(tree, pattern) {
  const { PUBLIC_PLACES, SCREEN_PLACES, VIEW_PLACES, DIALOG_PLACES, nameOf, ...kit } = await visitorsOf(tree);
  const subjectOf = (isPublic) => (place) => {
    const id = idOf(place.path, place.presses);
    return { id, title: `Demonstration › ${nameOf(place)}`, place, isPublic };
  };
  const subjects = [
    ...PUBLIC_PLACES.map(subjectOf(true)),
    ...[...SCREEN_PLACES, ...VIEW_PLACES, ...DIALOG_PLACES].map(subjectOf(false)),
  ].filter(({ id, place }) => pattern.test(id) || pattern.test(`app/${place.shows}`));
  if (subjects.length === 0) return { subjects, open: () => undefined, close: () => undefined };
  process.stdout.write('Demonstration…\n');
  runIn(tree, join(tree.root, 'scripts', 'build.mjs'));
  const house = new kit.Demonstration();
  await house.start();
  return {
    subjects,
    open: (browser, lang) => openVisit(browser, lang, house, kit),
    close: () => house.stop(),
  };
}

/** Opens two pages of the demonstration in one language: one signed in as its administrator, one signed out. */
async function openVisit(browser, lang, house, { Visitor, Counter, textsOf }) {
  const locale = LOCALES[lang];
  const options = { baseURL: house.origin, locale, timezoneId: 'Africa/Abidjan', reducedMotion: 'reduce' };
  const visitorOf = async () => {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await context.newPage();
    return { page, messages: messagesOf(page), visitor: new Visitor(page, locale) };
  };
  const [outside, inside] = [await visitorOf(), await visitorOf()];
  await new Counter(inside.page, textsOf(locale)).signIn(house.admin);
  if (lang === 'en') await speakEnglish(outside.page);
  const visitOf = ({ isPublic }) => (isPublic ? outside : inside);
  /** Goes to a place in a window of that size; returns the page. */
  const come = async (subject, width, height = MIN_HEIGHT) => {
    const { page, visitor } = visitOf(subject);
    await page.setViewportSize({ width, height });
    await visitor.open(subject.place.path);
    await visitor.show(subject.place);
    return page;
  };
  const photograph = async (subject, width, pictures) => {
    const page = await come(subject, width);
    for (const { theme, file } of pictures) {
      await page.evaluate(wearTheme, theme);
      await growToContent(page, width);
      await page.evaluate(stopClocks);
      await page.screenshot({ path: file, animations: 'disabled' });
    }
    const isLost = isOver(subject.place) && (await visitOf(subject).visitor.dialogs.count()) === 0;
    if (isLost) throw new Error('what came up went away by itself');
  };
  return {
    come,
    /** Takes one place's pictures, each in its theme. Returns whether it could, and what failed or was logged. */
    async take(subject, width, pictures) {
      const { messages } = visitOf(subject);
      messages.splice(0);
      const again = (error) => {
        messages.push(`once: ${error.message}`);
        return photograph(subject, width, pictures);
      };
      try {
        await photograph(subject, width, pictures).catch(again);
        return { isTaken: true, messages: [...messages] };
      } catch (error) {
        return { isTaken: false, messages: [error.message] };
      }
    },
  };
}

const isOver = ({ presses }) => presses.at(-1)?.opens === 'dialog';

/**
 * Runs in the page, so that two runs show the same: sets times of the last half hour to 00:00, and those twelve hours
 * later as well, at which sessions end.
 */
function stopClocks() {
  const HALF_A_DAY = 720;
  const offsets = Array.from({ length: 30 }, (_, ago) => [-ago, HALF_A_DAY - ago]).flat();
  const minutes = offsets.map((offset) =>
    new Date(Date.now() + offset * 60_000).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' }),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const stopped = currentNode.nodeValue.replace(/\b\d\d:\d\d\b/g, (time) =>
      minutes.includes(time) ? '00:00' : time,
    );
    if (stopped !== currentNode.nodeValue) currentNode.nodeValue = stopped;
  }
}

/** Chooses English on the login page, because a first visit is in French. The browser remembers it. */
async function speakEnglish(page) {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang^=en]').waitFor();
}

/** Runs in the page: sets the theme for as long as the page is open, whatever its reader chose. */
export function wearTheme(theme) {
  document.documentElement.dataset.theme = theme;
}
