// `npm run pictures`: photographs stories and the demonstration in each width, theme and language, for people to look
// at. See `--help`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './install.mjs';
import { photograph, withBrowser } from './pictures/camera.mjs';
import { compareFiles, pairsOf } from './pictures/compare.mjs';
import { pageOf } from './pictures/page.mjs';
import { renewReadme } from './pictures/readme.mjs';
import { HERE, withTreeOf } from './pictures/tree.mjs';

const USAGE = `npm run pictures -- [options]
  --only <regexp>     stories whose id or file matches, and screens of the demonstration whose id or file does
                      (screens-caisses|app/caisses/|ui/Button/); all without it
  --of stories,demo   what is photographed
  --langs fr,en       --themes light,dark       --widths 360,768,1280
  --out <folder>      pictures/ without it: index.html, to look through, and <id>/<width>-<theme>-<lang>.png
  --since <revision>  what differs from that commit, before and after side by side, on index.html; in French, by day,
                      at 360 and 1280 px unless other modes are named
  --readme            the pictures of README.md anew, into docs/images
  --network, --server the toolbar's choices, for stories: slow, silent, offline; error500, error503, refused403, empty, one, long
  --built             takes the newest build of Storybook as it is; without it, builds when sources changed
  --sheets            also one picture of each thing's pictures of a width, <id>-<width>.png
Ends with 1 when a story or a screen throws, logs an error, or cannot be shown.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    of: { type: 'string', default: 'stories,demo' },
    langs: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'pictures') },
    since: { type: 'string' },
    readme: { type: 'boolean', default: false },
    network: { type: 'string', default: 'fast' },
    server: { type: 'string', default: 'fine' },
    built: { type: 'boolean', default: false },
    sheets: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const ALL_MODES = { langs: 'fr,en', themes: 'light,dark', widths: '360,768,1280' };
const FEW_MODES = { langs: 'fr', themes: 'light', widths: '360,1280' };

const list = (text) => text.split(',').filter(Boolean);
const say = (line) => process.stdout.write(`${line}\n`);

function choicesOf() {
  const modes = values.since ? FEW_MODES : ALL_MODES;
  return {
    ...values,
    of: list(values.of),
    only: new RegExp(values.only),
    langs: list(values.langs ?? modes.langs),
    themes: list(values.themes ?? modes.themes),
    widths: list(values.widths ?? modes.widths).map(Number),
  };
}

/** Prints a problem at once, and makes the run end with exit code 1. */
function trouble(id, label, message) {
  process.exitCode = 1;
  say(`✗ ${id} (${label}): ${message.split('\n').slice(0, 3).join(' ').slice(0, 300)}`);
}

/** Prints a problem of the earlier tree. The run goes on: the page shows what was missing or had another name there. */
const formerTrouble = (id, label, message) =>
  say(`  before: ${id} (${label}): ${message.split('\n')[0].slice(0, 200)}`);

const viewOf = (caption, file) => ({ caption, file: relative(values.out, file) });
const labelOf = ({ width, theme, lang }) => `${width} ${theme} ${lang}`;

async function writePage(note, shots) {
  await mkdir(values.out, { recursive: true });
  const heading = values.since ? `Comptoir since ${values.since}` : 'Comptoir';
  await writeFile(join(values.out, 'index.html'), pageOf({ heading, note }, shots));
  say(`${note} ${join(values.out, 'index.html')}`);
}

async function lookThrough(browser) {
  const pictures = await photograph(browser, HERE, choicesOf(), values.out, trouble);
  const shots = pictures.map((picture) => ({ ...picture, views: [viewOf(labelOf(picture), picture.file)] }));
  if (shots.length === 0) trouble(values.only, 'all modes', 'nothing was photographed');
  await writePage(`${shots.length} pictures.`, shots);
}

async function compare(browser) {
  const choices = choicesOf();
  let before = [];
  await withTreeOf(values.since, async (tree) => {
    before = await photograph(browser, tree, choices, join(values.out, 'before'), formerTrouble);
  });
  const after = await photograph(browser, HERE, choices, values.out, trouble);
  const { both, fresh, gone } = pairsOf(before, after);
  const changed = [];
  for (const pair of both) {
    const target = join(values.out, 'difference', relative(values.out, pair.after.file));
    const points = await compareFiles(pair.before.file, pair.after.file, target);
    if (points === 0) continue;
    const caption = `difference, ${points} points`;
    const views = [viewOf('before', pair.before.file), viewOf('after', pair.after.file), viewOf(caption, target)];
    changed.push({ ...pair.after, views });
  }
  const alone = (pictures, caption) => pictures.map((one) => ({ ...one, views: [viewOf(caption, one.file)] }));
  const counts = `${changed.length} of ${both.length} pictures differ, ${fresh.length} are new, ${gone.length} are gone.`;
  await writePage(counts, [...changed, ...alone(fresh, 'new'), ...alone(gone, 'gone')]);
}

if (values.help) process.stdout.write(USAGE);
else await withBrowser(values.readme ? renewReadme : values.since ? compare : lookThrough);
