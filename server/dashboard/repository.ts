import { type RawBuilder, sql } from 'kysely';
import type { Attente, Flux, Totaux } from '#contract/dashboard';
import { addDays } from '#domain/dates';
import type { PasFlux } from '#domain/flux';
import { type Reach, within } from '../caisses/reach';
import type { Db } from '../db/pool';
import type { Periode } from './periode';

/** Midnight of Abidjan, which is at UTC+0 all year (PRODUCT 1.11). */
const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** Live movements alone: a correction counts as what it became, never twice (RELIABILITY I28). */
const mouvements = (when: RawBuilder<unknown>, caisses: Reach) => sql`
  FROM mouvementcaisse WHERE supprimele IS NULL AND ${when} ${within(caisses)}`;

const during = ({ datedebut, datefin }: Periode) => sql`
  createdon >= ${midnight(datedebut)} AND createdon < ${midnight(addDays(datefin, 1))}`;

const ENTREES = sql`coalesce(sum(montant) FILTER (WHERE type = 1), 0)`;
const SORTIES = sql`coalesce(sum(montant) FILTER (WHERE type = 0), 0)`;

const soldeOf = (caisses: Reach) => sql`
  (SELECT coalesce(sum(solde), 0) FROM caisse WHERE supprimele IS NULL ${within(caisses)})`;

const depensesOf = ({ datedebut, datefin }: Periode) => sql`
  FROM depense WHERE supprimele IS NULL AND date BETWEEN ${datedebut}::date AND ${datefin}::date`;

/** The figures of a period, francs; `solde` is that of now. One statement: all of one instant (RELIABILITY P07). */
export async function totauxOf(db: Db, periode: Periode, caisses: Reach): Promise<Totaux> {
  const { rows } = await sql<Totaux>`
    SELECT (SELECT coalesce(sum(montant), 0) ${depensesOf(periode)}) AS depenses, flux.entrees, flux.sorties,
      ${soldeOf(caisses)} AS solde
    FROM (SELECT ${ENTREES} AS entrees, ${SORTIES} AS sorties ${mouvements(during(periode), caisses)}) AS flux
  `.execute(db);
  return rows[0] as Totaux;
}

const UNIT: Record<PasFlux, string> = { jour: 'day', semaine: 'week', mois: 'month' };

/**
 * The flow by day, week from Monday, or month, each named by its first day within the period: the first and the last
 * may be a part of theirs. `solde` is the balance at the end of each: that of now without what came after.
 */
export async function fluxOf(db: Db, periode: Periode & { pas: PasFlux }, caisses: Reach): Promise<Flux[]> {
  const { datedebut, datefin } = periode;
  const unit = sql.lit(UNIT[periode.pas]);
  const after = sql`createdon >= ${midnight(addDays(datefin, 1))}`;
  const { rows } = await sql<Flux>`
    WITH sommes AS (
      -- By day first: to cut a million instants to their month would cost more than to sum them.
      SELECT date_trunc(${unit}, jour::timestamp) AS debut, sum(entrees) AS entrees, sum(sorties) AS sorties
      FROM (SELECT (createdon AT TIME ZONE 'UTC')::date AS jour, ${ENTREES} AS entrees, ${SORTIES} AS sorties
        ${mouvements(during(periode), caisses)} GROUP BY 1) AS jours
      GROUP BY 1
    ), periodes AS (
      SELECT debut, coalesce(entrees, 0) AS entrees, coalesce(sorties, 0) AS sorties
      FROM generate_series(date_trunc(${unit}, ${datedebut}::timestamp), ${datefin}::timestamp, ${`1 ${UNIT[periode.pas]}`}::interval)
        AS calendrier (debut)
      LEFT JOIN sommes USING (debut)
    )
    SELECT greatest(debut::date, ${datedebut}::date) AS periode, entrees, sorties,
      ${soldeOf(caisses)} - (SELECT ${ENTREES} - ${SORTIES} ${mouvements(after, caisses)})
        - coalesce(sum(entrees - sorties) OVER (
          ORDER BY debut DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS solde
    FROM periodes ORDER BY debut
  `.execute(db);
  return rows;
}

/** A share of a period's expenses, francs: of a type, or of a project, where null is that of none. */
export interface Part {
  genre: 'type' | 'projet';
  id: number | null;
  libelle: string;
  montant: number;
  nombre: number;
}

/** The expenses of a period by type and by project, the greatest first; they are read once for both. */
export async function partsOf(db: Db, periode: Periode): Promise<Part[]> {
  const { rows } = await sql<Part>`
    WITH parts AS MATERIALIZED (
      SELECT typedepenseid, projetid, sum(montant) AS montant, count(*) AS nombre
      ${depensesOf(periode)} GROUP BY typedepenseid, projetid
    )
    SELECT 'type' AS genre, t.typedepenseid AS id, t.libelle, sum(parts.montant) AS montant, sum(nombre) AS nombre
    FROM parts JOIN typedepense AS t USING (typedepenseid) GROUP BY t.typedepenseid
    UNION ALL
    SELECT 'projet', p.projetid, coalesce(p.libelle, ''), sum(parts.montant), sum(nombre)
    FROM parts LEFT JOIN projet AS p USING (projetid) GROUP BY p.projetid, p.libelle
    ORDER BY montant DESC, id
  `.execute(db);
  return rows;
}

interface Row {
  commandes: number;
  reste: number;
  livraisons: number;
  depenses: number;
  restant: number;
  projets: number;
}

/** What waits on the day `today`; francs are what remains to be paid. */
export async function attenteOf(db: Db, today: string): Promise<Attente> {
  const due = (table: string) => sql`
    (SELECT count(*) AS nombre, coalesce(sum(montant - regle), 0) AS montant
      FROM ${sql.table(table)} WHERE supprimele IS NULL AND NOT solde)`;
  const { rows } = await sql<Row>`
    SELECT commandes.nombre AS commandes, commandes.montant AS reste, depenses.nombre AS depenses,
      depenses.montant AS restant,
      (SELECT count(*) FROM commande
        WHERE supprimele IS NULL AND etat < 3 AND datelivraison < ${today}::date) AS livraisons,
      (SELECT count(*) FROM projet
        WHERE supprimele IS NULL AND statutprojet = 1 AND datefin < ${today}::date) AS projets
    FROM ${due('commande')} AS commandes, ${due('depense')} AS depenses
  `.execute(db);
  const row = rows[0] as Row;
  return {
    commandes: { nombre: row.commandes, montant: row.reste },
    livraisons: { nombre: row.livraisons },
    depenses: { nombre: row.depenses, montant: row.restant },
    projets: { nombre: row.projets },
  };
}
