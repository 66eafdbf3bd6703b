// `npm run pictures`: photographs stories in each width, theme and language, for eyes. See `--help`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from './browser.mjs';
import { ROOT } from './install.mjs';
import { composeSheet } from './pictures/sheets.mjs';
import { builtStorybook, serve, storiesOf } from './pictures/storybook.mjs';
import { openStudio } from './pictures/studio.mjs';

const USAGE = `npm run pictures -- [options]
  --only <regexp>     stories whose id or file matches (screens-caisses|ui/Button/); all without it
  --langs fr,en       --themes light,dark       --widths 360,768,1280
  --out <folder>      pictures/ without it: <story-id>/<width>-<theme>-<lang>.png, and one sheet for each width,
                      <story-id>-<width>.png
  --network, --server the toolbar's choices: slow, silent, offline; error500, error503, refused403, empty
  --built             takes the newest build of Storybook as it is; without it, builds when sources changed
  --modes             also the stories named Narrow, Tablet, Dark and English, which are another story in one mode
Ends with 1 when a story throws or logs an error.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    langs: { type: 'string', default: 'fr,en' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '360,768,1280' },
    out: { type: 'string', default: join(ROOT, 'pictures') },
    network: { type: 'string', default: 'fast' },
    server: { type: 'string', default: 'fine' },
    built: { type: 'boolean', default: false },
    modes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const list = (text) => text.split(',').filter(Boolean);

/** Every picture of one width, and a sheet for each story: an interrupted run leaves whole sheets. */
async function photograph({ studios, stories, width, trouble }) {
  for (const story of stories) {
    const folder = join(values.out, story.id);
    await mkdir(folder, { recursive: true });
    const taken = [];
    for (const [lang, studio] of studios) {
      const pictures = list(values.themes).map((theme) => {
        return { theme, label: `${width} ${theme} ${lang}`, file: join(folder, `${width}-${theme}-${lang}.png`) };
      });
      for (const message of await studio.take(story, width, pictures)) trouble(story.id, `${width} ${lang}`, message);
      taken.push(...pictures);
    }
    await composeSheet(join(values.out, `${story.id}-${width}.png`), taken, width);
  }
}

async function main() {
  const folder = await builtStorybook({ newest: values.built });
  const { network, server } = values;
  const isDisturbed = network !== 'fast' || server !== 'fine';
  // What a story looks for when it is played is not there then.
  const stories = storiesOf(folder, new RegExp(values.only), values.modes).filter(
    ({ isPlayed }) => !(isDisturbed && isPlayed),
  );
  if (stories.length === 0) throw new Error(`no story matches ${values.only}`);
  const { address, close } = await serve(folder);
  const browser = await chromium.launch(chromiumLaunch);
  const begun = Date.now();
  const trouble = (id, label, message) => {
    process.exitCode = 1;
    process.stdout.write(`✗ ${id} (${label}): ${message}\n`);
  };
  try {
    const studios = new Map();
    for (const lang of list(values.langs))
      studios.set(lang, await openStudio(browser, address, { lang, network, server }));
    for (const width of list(values.widths).map(Number)) await photograph({ studios, stories, width, trouble });
  } finally {
    await browser.close();
    close();
  }
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${stories.length} stories in ${seconds} s: ${values.out}\n`);
}

if (values.help) process.stdout.write(USAGE);
else await main();
