import { PDF } from '@comptoir/conformance/piece';
import { screen, userEvent } from 'storybook/test';

/**
 * Chooses a register in the form of a payment; the option's text also holds its balance. It is found by its text,
 * because a search by role looks at every element of the application.
 */
export async function chooseCaisse(libelle: RegExp): Promise<void> {
  const option = await screen.findByText(libelle, { selector: 'option' });
  await userEvent.selectOptions(await screen.findByLabelText(/^Caisse/), option);
}

/** Attaches a proof of payment to the open form. */
export async function attachProof(): Promise<void> {
  const [proof] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  if (proof) await userEvent.upload(proof, new File([PDF.bytes], 'Reçu n° 12.pdf', { type: 'application/pdf' }));
  await screen.findByText('Reçu n° 12.pdf');
}
