import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACTION_ICONS } from './icons';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const sources = ['ui', 'app']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter((name) => name.endsWith('.tsx') && !/\.(stories|ct)\.tsx$|ui.theme.guide/.test(name))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'));

it.each(ACTION_ICONS)('DESIGN rule 7: $name, which means "$means" in the guide, stands somewhere', ({ name }) => {
  expect(sources.some((source) => new RegExp(`\\b${name}\\b[^;]*from 'lucide-react'`).test(source))).toBe(true);
});

it('DESIGN rule 7: no icon and no meaning is listed twice', () => {
  expect(new Set(ACTION_ICONS.map(({ name }) => name)).size).toBe(ACTION_ICONS.length);
  expect(new Set(ACTION_ICONS.map(({ means }) => means)).size).toBe(ACTION_ICONS.length);
});
