/** `Particulier` or a company (spec § 3). */
export const TYPES_CLIENT = ['Particulier', 'Entreprise'] as const;
export type TypeClient = (typeof TYPES_CLIENT)[number];
