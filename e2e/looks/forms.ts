import type { Page } from '@playwright/test';
import { runInPage } from './inPage';
import { called, PARTS, top } from './parts';

/** How a form stands after Save was pressed while something in it was empty. */
interface Answer {
  focus: string;
  links: number;
  /** Fields that are said to be wrong. */
  wrong: { name: string; reason: string }[];
}

function textOfIds(ids: string | null): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** The button that sends the form on top. */
function saveButton(): HTMLButtonElement | null {
  return top().querySelector<HTMLButtonElement>('button[type=submit]');
}

/**
 * What a Save that waits for something says (DESIGN rule 11); presses it otherwise and gives ''. Null where there is
 * no form, or one that would be sent: nothing in it is missing.
 */
function pressSave(): string | null {
  const save = saveButton();
  const required = [...top().querySelectorAll<HTMLInputElement>('[required], [aria-required=true]')];
  if (!save || required.every(({ value }) => value !== '')) return null;
  const isWaiting = save.disabled || save.getAttribute('aria-disabled') === 'true';
  if (isWaiting) return textOfIds(save.getAttribute('aria-describedby')) || 'nothing';
  save.click();
  return '';
}

/** DESIGN rule 10: the summary has the focus, and each error is tied to its field. */
function answerToNothing(): Answer {
  const fields = [...top().querySelectorAll('[aria-invalid=true]')];
  const active = document.activeElement;
  return {
    focus:
      active?.getAttribute('aria-invalid') === 'true'
        ? 'wrong'
        : (active?.getAttribute('role') ?? active?.tagName.toLowerCase() ?? ''),
    links: active?.querySelectorAll('a[href^="#"]').length ?? 0,
    wrong: fields.map((field) => ({
      name: called(field),
      reason: textOfIds(field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage')),
    })),
  };
}

const FORMS = [...PARTS, textOfIds, saveButton];

/**
 * What is wrong with the answer to an empty form (DESIGN rules 10 and 11). Two or three secrets have no summary: the
 * first wrong one has the focus.
 */
export async function faultsOfEmptyForm(page: Page): Promise<string[]> {
  const missing = await runInPage<string | null>(page, [...FORMS, pressSave]);
  if (missing === null) return [];
  if (missing !== '') return missing === 'nothing' ? ['Save waits, and does not say for what'] : [];
  await page.waitForFunction(() => document.querySelector('[aria-invalid=true]') !== null);
  const { focus, links, wrong } = await runInPage<Answer>(page, [...FORMS, answerToNothing]);
  return [
    ...((focus === 'group' && links > 0) || (focus === 'wrong' && wrong.length <= 3)
      ? []
      : [`the summary of errors has not the focus, but ${focus}`]),
    ...wrong.filter(({ reason }) => reason === '').map(({ name }) => `${name} is wrong without a reason`),
  ];
}
