import type { Page } from '@playwright/test';
import { runInPage } from './inPage';
import { called, PARTS, top } from './parts';

/** The state of a form after Save was pressed while a required field was empty. */
interface Answer {
  focus: string;
  links: number;
  /** Fields that are marked as wrong. */
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
 * Returns the reason that a disabled Save gives (DESIGN rule 11), or presses Save and returns ''. Returns null when
 * there is no form, or when no required field is empty, because the form would then be sent.
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

/** Reads what DESIGN rule 10 asks for: the summary has the focus, and each error is tied to its field. */
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
 * Returns what is wrong with the answer to an empty form (DESIGN rules 10 and 11). A form of two or three passwords has
 * no summary: its first wrong field has the focus.
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
