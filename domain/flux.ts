/** The length of one step in a chart of the flow of money. */
export const PAS_FLUX = ['jour', 'semaine', 'mois'] as const;
export type PasFlux = (typeof PAS_FLUX)[number];
