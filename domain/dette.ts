/** Which debts a list shows, expenses or orders: all, those that still owe something, those that are settled (spec § 2). */
export const FILTRES_DETTE = ['', 'insolde', 'solde'] as const;
export type FiltreDette = (typeof FILTRES_DETTE)[number];

/** Whether a debt on which so many francs remain is one that the filter shows. */
export function isOfFiltreDette(restant: number, filtre: FiltreDette): boolean {
  return filtre === '' || (restant === 0) === (filtre === 'solde');
}
