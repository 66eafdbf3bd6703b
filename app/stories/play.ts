import { type ErrorCode, messageOf } from '@comptoir/contract/errors';
import { dateTextOf } from '@comptoir/domain/dateText';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { requestLang } from '../frame/i18n/requestLang';
import type { TextKey, TextValues } from '../frame/i18n/translate';
import { sourceOf } from './sourceOf';

/** Returns a pattern of what begins with these words, whose spaces may be no-break spaces; `*` is any text. */
export const saying = (words: string): RegExp => new RegExp(`^${sourceOf(words).replaceAll('\\*', '.*')}`);

/** Returns such a pattern for a text of the app, in the language of the toolbar. */
export const wording = (key: TextKey, values?: TextValues): RegExp => saying(t(key, values));

/** Returns one for what the server says when it refuses. */
export const refusal = (code: ErrorCode): RegExp => saying(messageOf(code, requestLang.get()));

/** Presses the button that sends the form on top, whatever its verb is. */
export async function pressSave(): Promise<void> {
  const save = await waitFor(() => {
    const sending = [...document.querySelectorAll('button[type=submit]')].filter(
      (button) => !button.closest('[aria-hidden=true]'),
    );
    if (!sending[0]) throw new Error('nothing sends a form');
    return sending.at(-1) ?? sending[0];
  });
  await userEvent.click(save);
}

/** Replaces the text of the field with this label. */
export async function typeInto(label: RegExp | string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Does so with a date, `2026-11-20`, as people write it in the language of the toolbar. */
export const typeDate = (label: RegExp, date: string): Promise<void> =>
  typeInto(label, dateTextOf(date, requestLang.get()));

/** Chooses an option by its text, because a search by role looks at every element of the application. */
export async function choose(label: RegExp, option: RegExp): Promise<void> {
  const found = await screen.findByText(option, { selector: 'option' });
  await userEvent.selectOptions(await screen.findByLabelText(label), found);
}

/**
 * Presses an entry in the menu of the first row with this name. It finds the row by its title, because a search by role
 * is slow among so many elements.
 */
export async function pressInRow(name: RegExp, word: RegExp): Promise<void> {
  const titled = await screen.findAllByTitle(name);
  const menu = titled.find((button) => button.ariaHasPopup === 'menu');
  if (!menu) throw new Error(`no menu ${name}`);
  await userEvent.click(menu);
  await userEvent.click(await screen.findByText(word, { selector: '[role=menuitem] *' }));
}

/** Signs in the field that waits for a signature and waits until the form has the picture. */
export async function signPad(): Promise<void> {
  const sheet = await screen.findByRole('img', { name: new RegExp(`: ${t('decharge.passigne')}$`) });
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const at = (right: number, down: number) => {
    const place = { clientX: left + right * width, clientY: top + down * height };
    return { ...place, buttons: 1, pointerId: 1, pointerType: 'pen', isPrimary: true };
  };
  fireEvent.pointerDown(sheet, at(0.15, 0.5));
  for (let step = 1; step <= 40; step++) fireEvent.pointerMove(sheet, at(0.15 + step / 60, 0.5 + Math.sin(step) / 4));
  fireEvent.pointerUp(sheet, { ...at(0.82, 0.5), buttons: 0 });
  await screen.findByRole('img', { name: new RegExp(`: ${t('decharge.signe')}$`) });
}

/** Waits until no list is being read: rows that are being replaced are faded. */
export async function settledPage(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

/**
 * Waits until this text stands on the screen and is visible: what was found may still fade in, or be hidden for a
 * moment by a part beside it that is being loaded.
 */
export async function seesText(text: RegExp | string, options?: { selector: string }): Promise<void> {
  await waitFor(() => expect(screen.getByText(text, options)).toBeVisible());
}
