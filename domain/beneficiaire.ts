import { formatTelephone } from './telephone';

/** The person who took cash out of a register: a name and a phone of ten digits, each empty when unknown. */
export interface Beneficiaire {
  beneficiaire: string;
  beneficiairetel: string;
}

export const NO_BENEFICIAIRE: Readonly<Beneficiaire> = { beneficiaire: '', beneficiairetel: '' };

/** Whether there is a phone but no name: a receipt cannot be made out to a phone. */
export function isSansNom({ beneficiaire, beneficiairetel }: Beneficiaire): boolean {
  return beneficiairetel !== '' && beneficiaire === '';
}

/**
 * Writes a beneficiary in one line, with the phone in pairs of digits: `Koffi Yao · 07 08 09 10 11`; '' without one.
 */
export function beneficiaireText({ beneficiaire, beneficiairetel }: Beneficiaire): string {
  return beneficiairetel ? `${beneficiaire} · ${formatTelephone(beneficiairetel)}` : beneficiaire;
}
