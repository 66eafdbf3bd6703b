import type { Look } from '../visitor';
import { runInPage } from './inPage';
import { called, isSeen, PARTS, top } from './parts';

interface Focused {
  kind: 'page' | 'question' | 'form' | 'other';
  isInside: boolean;
  name: string;
  first: string;
}

function focused(): Focused {
  const over = top();
  const active = document.activeElement ?? document.body;
  const fields = 'input:not([type=hidden], [type=file]), select, textarea, [role=combobox]';
  const first = [...over.querySelectorAll<HTMLInputElement>(fields)].find((field) => !field.disabled && isSeen(field));
  const isQuestion = over.getAttribute('role') === 'alertdialog';
  const isForm = over.querySelector('form') !== null && first !== undefined;
  return {
    kind: over === document.body ? 'page' : isQuestion ? 'question' : isForm ? 'form' : 'other',
    isInside: over.contains(active),
    name: isQuestion ? (active.textContent?.trim() ?? '') : called(active),
    first: first ? called(first) : '',
  };
}

/** Checks where the focus is after something opened over the page (DESIGN rules 13 and 14). */
export const firstFocus: Look['faultsIn'] = async ({ page, t }) => {
  const { kind, isInside, name, first } = await runInPage<Focused>(page, [...PARTS, focused]);
  if (kind === 'page') return [];
  if (!isInside) return [`the focus is on ${name}, below`];
  const expected = kind === 'question' ? t('general.non') : kind === 'form' ? first : name;
  return name === expected ? [] : [`the focus is on ${name}, not on ${expected}`];
};
