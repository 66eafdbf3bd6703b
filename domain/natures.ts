/**
 * Where a register may hold its money when somebody opens it: a cash drawer, a mobile money wallet or a bank account.
 * This stands apart from ./caisse because the first screen needs it without the rules.
 */
export const NATURES = ['especes', 'wave', 'orange', 'mtn', 'moov', 'banque'] as const;

/** The natures of all registers: an advance is a register that only its grant opens (ADR 0039). */
export const NATURES_TENUES = [...NATURES, 'avance'] as const;
