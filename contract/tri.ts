import * as z from 'zod/mini';

/**
 * The sort orders of a list with dates and amounts: newest, oldest, greatest amount or smallest amount first. Ties are
 * sorted by id in the same direction (PRODUCT 1.27). Each order has an index.
 */
export const TRIS = ['', 'date', '-montant', 'montant'] as const;
export type Tri = (typeof TRIS)[number];

/** The sort orders of a list of names: newest first, oldest first, A to Z, Z to A; accents and case do not count. */
export const TRIS_NOMS = ['', 'date', 'nom', '-nom'] as const;
export type TriNoms = (typeof TRIS_NOMS)[number];

/** The query parameter of such lists. */
export const sorting = { tri: z._default(z.enum(TRIS, 'champ.invalide'), '') };
export const sortingNoms = { tri: z._default(z.enum(TRIS_NOMS, 'champ.invalide'), '') };
