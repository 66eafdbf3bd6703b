import type { ObjetTrouve } from '@comptoir/contract/objets';
import { type RawBuilder, sql } from 'kysely';
import { PERMANENTE, withinReach } from '../frame/access/reach';
import type { Terme } from './terme';

type Sql = RawBuilder<unknown>;

/** The ways in which a term finds a row: SQL conditions, each with an index of its own. */
export type Condition = (terme: Terme) => Sql[];

export const anyOf = (conditions: readonly Sql[]) => sql`(${sql.join(conditions, sql` OR `)})`;
/** SQL: the query is read once, and its rows are looked up in the index of the column. */
const oneOf = (column: Sql, query: Sql) => sql`${column} = ANY(ARRAY(${query}))`;
const LIVE_T = sql`t.supprimele IS NULL`;

const ofRecherche: Condition = ({ patterns }) => patterns.map((pattern) => sql`t.recherche LIKE ${pattern}`);
const ofMontant: Condition = ({ montant }) => (montant === null ? [] : [sql`t.montant = ${montant}`]);

/** Conditions on an expense or an order: what it says itself. */
export const OF_DETTE: Condition = (terme) => [...ofRecherche(terme), ...ofMontant(terme)];

/** Conditions on an expense: its type contains the term. */
export const ofType: Condition = ({ patterns }) =>
  patterns.map((pattern) =>
    oneOf(sql`t.typedepenseid`, sql`SELECT typedepenseid FROM typedepense WHERE cle LIKE ${pattern}`),
  );

/** Conditions on an order: its client contains the term. */
const ofClient: Condition = ({ patterns }) =>
  patterns.map((pattern) =>
    oneOf(sql`t.clientid`, sql`SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${pattern}`),
  );

/** Conditions on an order: it has the typed number, which belongs to the house (ADR 0045). */
export const ofNumero: Condition = ({ imprime }) => {
  if (imprime?.serie !== 'BDC') return [];
  const { annee, rang } = imprime;
  const numeros = sql`
    SELECT objetid FROM imprime
    WHERE caisseid IS NULL AND (serie, annee, rang) = ('BDC', ${annee}::integer, ${rang}::integer)`;
  return [oneOf(sql`t.commandeid`, numeros)];
};

/** Conditions on a payment `r`: its reference, its beneficiary, its amount, the number of a document of it. */
const ofPaiement: Condition = ({ patterns, montant, imprime }) => [
  ...patterns.map((pattern) => sql`r.recherche <> '' AND r.recherche LIKE ${pattern}`),
  ...(montant === null ? [] : [sql`r.net = ${montant}`]),
  ...ofImprime(imprime),
];

/** Conditions on a payment `r`: a document of it, maybe one that was replaced, has the typed number. */
function ofImprime(imprime: Terme['imprime']): Sql[] {
  if (imprime === null) return [];
  const { serie, code, annee, rang } = imprime;
  const numeros = sql`
    SELECT objetid FROM imprime
    WHERE objet = 'reglement' AND caisseid = (SELECT caisseid FROM caisse WHERE code = ${code})
      AND (serie, annee, rang) = (${serie}, ${annee}::integer, ${rang}::integer)`;
  return [oneOf(sql`r.reglementid`, numeros)];
}

/**
 * Conditions on a payment `r`: the operator gave it the typed reference. The condition has the same words as the index
 * `mouvementcaisse_reference`, without which each search would read all movements.
 */
function ofReference({ reference, caisses }: Terme): Sql[] {
  if (reference === null) return [];
  const lignes = sql`
    SELECT reglementid FROM mouvementcaisse
    WHERE reference = ${reference} AND reference <> '' AND supprimele IS NULL AND contrepassele IS NULL
      AND origine <> 'troppercu' AND reglementid IS NOT NULL AND caisseid = ANY(ARRAY(
        SELECT caisseid FROM caisse WHERE ${PERMANENTE} ${withinReach(caisses)}))`;
  return [oneOf(sql`r.reglementid`, lignes)];
}

/** Conditions on a debt with this id: the term finds one of its payments, in a register within reach. */
const ofPaiements =
  (id: Sql, of = ofPaiement): Condition =>
  (terme) =>
    of(terme).map((condition) =>
      oneOf(
        id,
        sql`SELECT r.depenseid FROM reglement AS r
          WHERE r.supprimele IS NULL ${withinReach(terme.caisses)} AND ${condition}`,
      ),
    );

/**
 * The same as a condition that reads one debt after the other. OFFSET 0 keeps PostgreSQL from reading all payments into
 * a table of hashes instead.
 */
export const paiementsOf =
  (id: Sql): Condition =>
  (terme) => {
    const some = ofPaiement(terme);
    if (some.length === 0) return [];
    return [
      sql`EXISTS (
        SELECT FROM reglement AS r
        WHERE r.depenseid = ${id} AND r.supprimele IS NULL ${withinReach(terme.caisses)} AND ${anyOf(some)} OFFSET 0)`,
    ];
  };

/** Conditions on a register: the typed number belongs to a transfer from or to it (ADR 0047). */
const ofBordereau: Condition = ({ imprime }) => {
  if (imprime?.serie !== 'TR' && imprime?.serie !== 'AV') return [];
  const { serie, code, annee, rang } = imprime;
  const caisses = sql`
    SELECT unnest(ARRAY[b.sourceid, b.cibleid]) FROM imprime AS i JOIN transfert AS b ON b.transfertid = i.objetid
    WHERE i.objet = 'transfert' AND i.caisseid = (SELECT caisseid FROM caisse WHERE code = ${code})
      AND (i.serie, i.annee, i.rang) = (${serie}, ${annee}::integer, ${rang}::integer)`;
  return [oneOf(sql`t.caisseid`, caisses)];
};

/** Conditions on a register: the typed number belongs to the minutes of one of its closings (ADR 0049). */
const ofPv: Condition = ({ imprime }) => {
  if (imprime?.serie !== 'PV') return [];
  const { code, annee, rang } = imprime;
  const caisse = sql`
    SELECT caisseid FROM imprime AS i JOIN caisse AS c USING (caisseid)
    WHERE c.code = ${code} AND (i.serie, i.annee, i.rang) = ('PV', ${annee}::integer, ${rang}::integer)`;
  return [oneOf(sql`t.caisseid`, caisse)];
};

/** Joins conditions: a row is found by any of them. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (terme) =>
    conditions.flatMap((condition) => condition(terme));

/** Conditions on a payment `r`: itself, its expense, its order, its register or the name of its file is found. */
const ofReglement: Condition = (terme) => {
  const those = (column: Sql, rows: Sql, conditions: readonly Sql[]) =>
    conditions.map((condition) => oneOf(column, sql`SELECT ${rows} WHERE ${LIVE_T} AND ${condition}`));
  const { patterns } = terme;
  const named = patterns.map((pattern) => sql`t.cle LIKE ${pattern}`);
  const filed = patterns.map((pattern) => sql`t.proprietaire = 'reglement' AND t.recherche LIKE ${pattern}`);
  return [
    ...ofPaiement(terme),
    ...those(sql`r.depenseid`, sql`t.depenseid FROM depense AS t`, ofRecherche(terme)),
    ...those(sql`r.depenseid`, sql`t.commandeid FROM commande AS t`, all(ofRecherche, ofClient, ofNumero)(terme)),
    ...those(sql`r.caisseid`, sql`t.caisseid FROM caisse AS t`, named),
    ...those(sql`r.reglementid`, sql`t.proprietaireid FROM fichier AS t`, filed),
  ];
};

const isExact: Condition = (terme) => [...ofImprime(terme.imprime), ...ofReference(terme)];

/** The records of which the term is the whole number or the whole reference. */
export const EXACTS: { readonly [Kind in ObjetTrouve]?: Condition } = {
  commande: all(ofNumero, ofPaiements(sql`t.commandeid`, isExact)),
  depense: ofPaiements(sql`t.depenseid`, isExact),
};

/**
 * How a term finds the records of each kind, `t`, and payments, `r`: in the search everywhere and in their lists (D67).
 */
export const FOUND: Readonly<Record<ObjetTrouve | 'reglement', Condition>> = {
  projet: ofRecherche,
  client: ofRecherche,
  commande: all(OF_DETTE, ofClient, ofNumero, ofPaiements(sql`t.commandeid`)),
  depense: all(OF_DETTE, ofType, ofPaiements(sql`t.depenseid`)),
  caisse: all(ofRecherche, ofBordereau, ofPv),
  utilisateur: ofRecherche,
  reglement: ofReglement,
};

/**
 * Returns SQL of the rows of a list that the term finds, each once. `keys` is `SELECT … WHERE …` over the rows `t` of
 * the kind, or the payments `r`.
 */
export const foundIn = (objet: keyof typeof FOUND, keys: Sql, terme: Terme): Sql =>
  sql.join(
    FOUND[objet](terme).map((condition) => sql`${keys} AND ${condition}`),
    sql` UNION `,
  );
