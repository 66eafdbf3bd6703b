/**
 * The number of rows that a start reads: the latest lines of each register, with their documents, and the latest rows
 * of each other table. A check reads everything a little later, while the server works (docs/adr/0018).
 */
const OF_EACH_CAISSE = 100;
const OF_EACH_TABLE = 300;

/** Returns SQL of the latest rows of a table by a column that has an index. */
export const latestRows = (table: string, by: string) =>
  `(SELECT * FROM ${table} ORDER BY ${by} DESC LIMIT ${OF_EACH_TABLE})`;

/* Names of the rows that many invariants read. */
export const LIGNES = 'dernieres_lignes';
export const MOUVEMENTS = 'derniers_mouvements';
export const REGLEMENTS = 'derniers_reglements';
export const DEPENSES = 'dernieres_depenses';
export const COMMANDES = 'dernieres_commandes';

const latestDettes = (table: string, key: string, from: 0 | 1) => `SELECT * FROM ${table} WHERE ${key} IN (
  SELECT depenseid FROM ${REGLEMENTS} WHERE "from" = ${from}
  UNION SELECT ${key} FROM ${latestRows(table, key)} AS derniers)`;

/** SQL of each of the named rows, for a statement of several invariants: it reads them at most once. */
export const LATEST: readonly string[] = Object.entries({
  [LIGNES]: `SELECT l.* FROM caisse CROSS JOIN LATERAL (
    SELECT * FROM ecriture WHERE ecriture.caisseid = caisse.caisseid ORDER BY seq DESC LIMIT ${OF_EACH_CAISSE}) AS l`,
  [MOUVEMENTS]: `SELECT * FROM mouvementcaisse WHERE mouvementcaisseid IN (SELECT mouvementcaisseid FROM ${LIGNES})`,
  [REGLEMENTS]: `SELECT * FROM reglement WHERE reglementid IN (SELECT reglementid FROM ${MOUVEMENTS})`,
  [DEPENSES]: latestDettes('depense', 'depenseid', 0),
  [COMMANDES]: latestDettes('commande', 'commandeid', 1),
}).map(([name, query]) => `${name} AS MATERIALIZED (${query})`);
