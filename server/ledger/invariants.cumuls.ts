import type { Invariant } from './invariant';

/** Returns SQL of the contributions of these tables' rows to the kept sums, with the opposite sign. */
const lessRowsOf = (tables: readonly string[]) =>
  tables
    .map(
      (table) => `SELECT c.nom, c.jour, c.cle, -c.montant, -c.nombre FROM ${table} AS r CROSS JOIN cumuls_de(r) AS c`,
    )
    .join(' UNION ALL ');

const COUNTED = ['mouvementcaisse', 'depense', 'commande', 'projet', 'reglement', 'client', 'statuscommande', 'cumul'];

/** Invariants of the kept sums: the dashboard and the receivables show them, and lists count and find pages by them. */
export const cumuls: readonly Invariant[] = [
  {
    id: 'T07',
    rule: 'every kept sum is that of its documents',
    violations: `
      SELECT nom, jour, cle, sum(montant) AS montant, sum(nombre) AS nombre FROM (
        SELECT * FROM cumul UNION ALL SELECT * FROM cumul_delta
        UNION ALL ${lessRowsOf(COUNTED)}) AS ecarts
      GROUP BY nom, jour, cle HAVING sum(montant) <> 0 OR sum(nombre) <> 0`,
    atStart: null,
    since: '0044_debiteurs',
  },
];
