import { rupturesOf } from '../activites/chaine.repository';
import type { Invariant } from './invariants';

/**
 * At 100 000 lines the whole chain takes seconds, which a start does not have: it looks at the latest seals, ten
 * thousand lines at most. `npm run ledger:check` and "Vérifier l'intégrité" follow the chain from its first line.
 */
const SCEAUX_AT_START = 20;

/** What was done is told once, and by whom. */
export const journal: readonly Invariant[] = [
  {
    id: 'I25',
    rule: 'every ledger line’s request is in the audit log',
    violations: `
      SELECT e.caisseid, e.seq, e.requestid FROM ecriture e
      WHERE NOT EXISTS (SELECT FROM activite a WHERE a.requestid = e.requestid)`,
  },
  {
    id: 'I26',
    rule: 'an idempotency key stands for one document, which exists',
    violations: `
      SELECT i.utilisateurid, i.cle FROM idempotence i
      LEFT JOIN LATERAL (
        SELECT count(*) AS entrees, count(DISTINCT (objet, objetid)) AS documents
        FROM activite a WHERE a.requestid = i.requestid) a ON true
      WHERE i.corps IS NULL OR a.entrees = 0 OR a.documents > 1`,
  },
  {
    id: 'T06',
    rule: 'every seal of the audit log is that of its lines and of the seal before it',
    violations: rupturesOf('ALL'),
    atStart: rupturesOf(SCEAUX_AT_START),
  },
];
