import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { seesText, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { SmsField } from './SmsField';

const ENVOYE = `Transfert effectue pour 39000 FCFA a SENA HOUNSOU (22900000000) le 2026-11-20 16:23:16. Frais: 100 FCFA.
Nouveau solde: 987 FCFA, Reference: Paiement. ID de la transaction: 6524300003.`;

const meta = preview.meta({
  title: 'Screens/Depenses/SmsField',
  component: SmsField,
  decorators: [inApp],
  parameters: scene(),
  args: { sens: 'sortie', onLu: fn() },
});

/** Pastes a text into the field, as from the clipboard. */
async function paste(texte: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: wording('sms.coller') }));
  await userEvent.click(await screen.findByLabelText(wording('sms.texte')));
  await userEvent.paste(texte);
}

/** The message is asked for where one wants it. */
export const Playground = meta.story();

/** The amount is said in two ways, so it is typed. */
export const LuEnPartie = meta.story({
  play: async () => {
    await paste(ENVOYE.replace('Nouveau', 'Montant: 4000 FCFA. Nouveau'));
    await seesText(wording('sms.manque', { manque: t('sms.lemontant') }));
  },
});

/** The message tells of money that left, and the payment brings money in. */
export const AutreSens = meta.story({
  args: { sens: 'entree' },
  play: async () => {
    await paste(ENVOYE);
    await seesText(wording('sms.sortie'));
  },
});
