import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../browser.mjs';
import { demoSource } from './demo.mjs';
import { composeSheet } from './sheets.mjs';
import { storySource } from './storybook.mjs';

export async function withBrowser(work) {
  const browser = await chromium.launch(chromiumLaunch);
  await work(browser).finally(() => browser.close());
}

const SOURCES = {
  stories: (tree, { only, built, network, server }) => storySource(tree, only, { newest: built, network, server }),
  demo: (tree, { only }) => demoSource(tree, only),
};

/**
 * Photographs the chosen stories and places of a tree into a folder. What cannot be shown gets no picture.
 * @param {import('./tree.mjs').Tree} tree
 * @param {(id: string, label: string, message: string) => void} trouble
 * @returns {Promise<{ id: string, title: string, width: number, theme: string, lang: string, file: string }[]>}
 */
export async function photograph(browser, tree, choices, out, trouble) {
  const taken = [];
  for (const name of choices.of) {
    const source = await SOURCES[name](tree, choices);
    try {
      taken.push(...(await photographSource(browser, source, choices, out, trouble)));
    } finally {
      await source.close();
    }
  }
  const places = new Map([...new Set(taken.map(({ id }) => id))].map((id, place) => [id, place]));
  return taken.sort((a, b) => places.get(a.id) - places.get(b.id));
}

/** Takes one width after the other, so that an interrupted run leaves complete widths. */
async function photographSource(browser, { subjects, open }, { langs, themes, widths, sheets }, out, trouble) {
  const studios = [];
  for (const lang of subjects.length > 0 ? langs : []) studios.push({ lang, ...(await open(browser, lang)) });
  const taken = [];
  for (const width of widths) {
    for (const subject of subjects) {
      const folder = join(out, subject.id);
      await mkdir(folder, { recursive: true });
      const own = await photographSubject(studios, subject, { width, themes, folder }, trouble);
      if (sheets && own.length > 0) await composeSheet(`${folder}-${width}.png`, own, width);
      taken.push(...own);
    }
  }
  return taken;
}

/** Takes one subject's pictures of one width, in each language and theme. */
async function photographSubject(studios, subject, { width, themes, folder }, trouble) {
  const { id, title } = subject;
  const taken = [];
  for (const { lang, take } of studios) {
    const pictures = themes.map((theme) => {
      return { id, title, width, theme, lang, file: join(folder, `${width}-${theme}-${lang}.png`) };
    });
    const { isTaken, messages } = await take(subject, width, pictures);
    for (const message of messages) trouble(id, `${width} ${lang}`, message);
    if (isTaken) taken.push(...pictures);
  }
  return taken;
}
