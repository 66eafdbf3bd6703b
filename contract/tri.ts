import * as z from 'zod/mini';

/**
 * The orders of a list whose rows have a date and an amount: the newest first, the oldest first, the greatest amount
 * first, the smallest first; ties by id, in the same direction (PRODUCT 1.27). An index carries each of them.
 */
export const TRIS = ['', 'date', '-montant', 'montant'] as const;
export type Tri = (typeof TRIS)[number];

/** Those of a list of names: the newest first, the oldest first, A to Z, Z to A; accents and capitals are the same. */
export const TRIS_NOMS = ['', 'date', 'nom', '-nom'] as const;
export type TriNoms = (typeof TRIS_NOMS)[number];

/** The parameter of such a list. */
export const sorting = { tri: z._default(z.enum(TRIS, 'champ.invalide'), '') };
export const sortingNoms = { tri: z._default(z.enum(TRIS_NOMS, 'champ.invalide'), '') };
