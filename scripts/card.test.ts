import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedFiles, textOf } from './tree';

const PAGE = 'docs/adr/0001-card-deviations.md';
const page = textOf(PAGE);
const codesOf = (markdown: string) => Array.from(markdown.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
/** Returns the packages in the first column of the table under a heading. */
function packagesUnder(head: string): string[] {
  const [, rest = ''] = page.split(`### ${head}\n`);
  const [part = ''] = rest.split('\n### ');
  return Array.from(part.matchAll(/^\| `([^`]+)` \|/gm), ([, name = '']) => name);
}

const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
const manifests = ['.', ...workspaces].map((room) => JSON.parse(textOf(join(room, 'package.json'))));
const installed = new Set(
  manifests.flatMap((manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }),
  ),
);

test('packages of the card: what is told of them is so, and the texts are i18next’s (ADR 0001, ADR 0023)', () => {
  const absent = packagesUnder('Packages of the card that are not installed');
  const otherwise = packagesUnder('Packages of the card that are used otherwise');
  expect(absent).toContain('@storybook/addon-interactions');
  expect(absent.filter((name) => installed.has(name))).toEqual([]);
  expect(otherwise).toEqual(expect.arrayContaining(['i18next', 'react-i18next', 'currency.js', 'dayjs']));
  expect(otherwise.filter((name) => !installed.has(name))).toEqual([]);
});

const entries = [...new Set(listedFiles().map((path) => path.split('/')[0] ?? ''))];

test('the top level is the card’s, or ADR 0001 says what stands beside it', () => {
  const said = new Set(codesOf(page).flatMap((code) => code.split(' ')));
  expect(entries.filter((entry) => !said.has(entry))).toEqual([]);
});

test('README leads to it, and its tree names the whole top level', () => {
  const [, tree = ''] = /## The tree\n\n```\n(.+?)```/s.exec(textOf('README.md')) ?? [];
  expect(textOf('README.md')).toContain(`](${PAGE})`);
  expect(entries.filter((entry) => !tree.includes(entry))).toEqual([]);
});
