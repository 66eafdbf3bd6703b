import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Presses the form's Save, in either language. */
export async function pressSave(): Promise<void> {
  const save = await screen.findByRole('button', { name: /^(Enregistrer|Save)$/ });
  // The form is dirty only once something was typed; what is missing may still be loading.
  await userEvent.click(save);
}

/** Types into the field of that label, in place of what is there. */
export async function typeInto(label: RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits until no list is being read: rows that are being replaced are faded. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull(), { timeout: 5000 });
}
