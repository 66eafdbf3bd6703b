/**
 * The permissions of who spends advances and gives them back: their holder, and who pays them out to somebody without an
 * account. The forms of both read expense types, the steps of a project and the registers to give back to.
 */
export const JUSTIFIE_AVANCES = ['avances.demander', 'avances.accorder'] as const;
