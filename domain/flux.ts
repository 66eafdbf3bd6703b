/** The steps of a flow over time. */
export const PAS_FLUX = ['jour', 'semaine', 'mois'] as const;
export type PasFlux = (typeof PAS_FLUX)[number];
