/**
 * How many rows a start reads: the latest lines of each register, with the documents behind them, and the latest rows
 * of each other table. A check reads everything a little later, while the server works (docs/adr/0018).
 */
const OF_EACH_CAISSE = 100;
const OF_EACH_TABLE = 300;

export const LIGNES = `(SELECT l.* FROM caisse CROSS JOIN LATERAL (
  SELECT * FROM ecriture WHERE ecriture.caisseid = caisse.caisseid ORDER BY seq DESC LIMIT ${OF_EACH_CAISSE}) AS l)`;

export const MOUVEMENTS = `(SELECT * FROM mouvementcaisse
  WHERE mouvementcaisseid IN (SELECT mouvementcaisseid FROM ${LIGNES} AS lignes))`;

export const REGLEMENTS = `(SELECT * FROM reglement
  WHERE reglementid IN (SELECT reglementid FROM ${MOUVEMENTS} AS mouvements))`;

/** Returns SQL of the latest rows of a table by a column that has an index. */
export const latestRows = (table: string, by: string) =>
  `(SELECT * FROM ${table} ORDER BY ${by} DESC LIMIT ${OF_EACH_TABLE})`;

const latestDettes = (table: string, key: string, from: 0 | 1) => `(SELECT * FROM ${table} WHERE ${key} IN (
  SELECT depenseid FROM ${REGLEMENTS} AS reglements WHERE "from" = ${from}
  UNION SELECT ${key} FROM ${latestRows(table, key)} AS derniers))`;

export const DEPENSES = latestDettes('depense', 'depenseid', 0);
export const COMMANDES = latestDettes('commande', 'commandeid', 1);
