/** The permissions to account for an advance and give it back: as its holder, or for another person. */
export const JUSTIFIES = ['avances.demander', 'avances.accorder'] as const;

/**
 * The permissions that show all advances; without them a user sees the advances that they hold or asked for (ADR 0039).
 */
export const READS_AVANCES = ['avances.approuver', 'avances.accorder'] as const;
