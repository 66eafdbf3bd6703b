/**
 * The permissions of who accounts for an advance and gives it back: its holder, and who enters the papers of another.
 */
export const JUSTIFIES = ['avances.demander', 'avances.accorder'] as const;

/** The permissions that show all advances; without them one sees those that one holds or asked for (ADR 0039). */
export const READS_AVANCES = ['avances.approuver', 'avances.accorder'] as const;
