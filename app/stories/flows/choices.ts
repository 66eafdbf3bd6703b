import { PDF } from '@comptoir/conformance/piece';
import { screen, userEvent } from 'storybook/test';
import { choose, wording } from '../play';

/** Chooses a register in the form of a payment. */
export const chooseCaisse = (libelle: RegExp): Promise<void> => choose(wording('reglement.caisse'), libelle);

/** Attaches a proof of payment to the open form. */
export async function attachProof(): Promise<void> {
  const [proof] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  if (proof) await userEvent.upload(proof, new File([PDF.bytes], 'Reçu n° 12.pdf', { type: 'application/pdf' }));
  await screen.findByText('Reçu n° 12.pdf');
}
