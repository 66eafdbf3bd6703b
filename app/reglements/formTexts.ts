import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { TextKey } from '../frame/i18n/translate';

interface FormTexts {
  /** What the button that sends a new payment does. */
  verbe: TextKey;
  controle: TextKey;
  controlerendu: TextKey;
  /** Says that the payment is dated before the debt. */
  avance: TextKey;
  /** Says which files may serve as the payment's proof. */
  preuve: TextKey;
}

/** The texts of the payment form for either debt; they are loaded with the form. */
export const FORM_TEXTS: Readonly<Record<ReglementFrom, FormTexts>> = {
  [REGLEMENT_FROM.depense]: {
    verbe: 'reglement.regler',
    controle: 'reglement.controle',
    controlerendu: 'reglement.controlerendu',
    avance: 'reglement.avantdepense',
    preuve: 'reglement.preuveaide',
  },
  [REGLEMENT_FROM.commande]: {
    verbe: 'reglement.commande.nouveau',
    controle: 'reglement.commande.controle',
    controlerendu: 'reglement.commande.controlerendu',
    avance: 'reglement.commande.avance',
    preuve: 'reglement.commande.preuveaide',
  },
};
