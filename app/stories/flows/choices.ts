import { PDF } from '@comptoir/conformance/piece';
import { screen, userEvent } from 'storybook/test';

/** Chooses the register that is named so, in the payment's form: its balance is in its name. */
export async function chooseCaisse(libelle: RegExp): Promise<void> {
  const option = await screen.findByRole('option', { name: libelle });
  await userEvent.selectOptions(await screen.findByLabelText(/^Caisse/), option);
}

/** Gives the open form its proof of payment. */
export async function attachProof(): Promise<void> {
  const [proof] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  if (proof) await userEvent.upload(proof, new File([PDF.bytes], 'Reçu n° 12.pdf', { type: 'application/pdf' }));
  await screen.findByText('Reçu n° 12.pdf');
}
