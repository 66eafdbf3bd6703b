/**
 * What may hold a register's money when somebody opens one: a drawer of cash, a wallet of mobile money, or a bank
 * account. In a file of its own because the first screen needs it without the rules of ./caisse.
 */
export const NATURES = ['especes', 'wave', 'orange', 'mtn', 'moov', 'banque'] as const;

/** Of every register: an advance is a register that only its grant opens (ADR 0039). */
export const NATURES_TENUES = [...NATURES, 'avance'] as const;
