import type { Attente, Flux, Totaux, TotauxAvant } from '@comptoir/contract/dashboard';
import { periodeAvant } from '@comptoir/domain/comparaison';
import { desLeDebut, type PasFlux, soldeApres } from '@comptoir/domain/flux';
import type { Periode } from '@comptoir/domain/periode';
import type { Count, Francs } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { isEnRetard, isVisible } from '../avances/repository';
import { avancesDe, soldeDe } from '../caisses/repository';
import { suivie } from '../caisses/suivies.repository';
import { type Cumul, cumuls, duringPeriode } from '../db/cumuls.repository';
import type { Db } from '../db/pool';
import { PERMANENTE, type Reach, withinReach } from '../frame/access/reach';
import type { Session } from '../frame/access/session';
import { isSeen as isTransfertSeen } from '../transferts/repository';

/** SQL: the session sees the register; `cle` of a movement's sum is its register (PRODUCT Q). */
const ofReach = (caisses: Reach) => (caisses === null ? sql`true` : sql`cle = ANY(${caisses}::integer[])`);

/** SQL of the sums of live movements: a correction counts with its new amount, never twice (RELIABILITY I28). */
const ofMouvements = (noms: readonly Cumul[], when: RawBuilder<unknown>, caisses: Reach) =>
  sql`FROM ${cumuls(noms, sql`${when} AND ${ofReach(caisses)}`)} AS mouvements`;

/** Money in and money out; a transfer between registers is neither (ADR 0035). */
const FLUX: readonly Cumul[] = ['entree', 'sortie'];
/** All sums that change a balance. */
const ALL: readonly Cumul[] = [...FLUX, 'transfert.entree', 'transfert.sortie'];

/** SQL of what some sums add to a balance. */
const ecart = (when = sql`true`) => sql`
  coalesce(sum(CASE WHEN nom IN ('entree', 'transfert.entree') THEN montant ELSE -montant END)
    FILTER (WHERE ${when}), 0)`;

/** SQL of the sum of one name. */
const somme = (nom: Cumul, when = sql`true`) => sql`
  coalesce(sum(montant) FILTER (WHERE nom = ${sql.lit(nom)} AND ${when}), 0)`;

/** SQL: the sum is of an advance, closed or not. */
const D_AVANCE = sql`cle IN (SELECT caisseid FROM caisse WHERE NOT (${PERMANENTE}))`;

/**
 * Returns the figures of a period, in francs; `ouverture` is the balance before it, `solde` the balance at its end.
 * They come from one statement, so they are of one instant (RELIABILITY P07).
 */
export async function totauxOf(db: Db, periode: Periode, caisses: Reach): Promise<Totaux> {
  const [during, before] = [duringPeriode(periode), sql`jour < ${periode.datedebut}::date`];
  const { rows } = await sql<Omit<Totaux, 'solde'>>`
    SELECT depenses.montant AS depenses, soldes.*
    FROM (SELECT coalesce(sum(montant), 0) AS montant FROM ${cumuls(['depense'], during)} AS jours) AS depenses,
      (SELECT ${somme('entree', during)} AS entrees, ${somme('sortie', during)} AS sorties,
        ${somme('transfert.entree', during)} AS recus, ${somme('transfert.sortie', during)} AS envoyes,
        ${ecart(before)} AS ouverture, ${ecart(D_AVANCE)} AS avances
        ${ofMouvements(ALL, sql`jour <= ${periode.datefin}::date`, caisses)}) AS soldes
  `.execute(db);
  const [figures] = rows as [Omit<Totaux, 'solde'>];
  return { ...figures, solde: soldeApres(figures.ouverture, figures) };
}

/** Returns the same figures for the compared days; nothing without such days. */
export async function avantOf(db: Db, periode: Periode, caisses: Reach): Promise<{ avant?: TotauxAvant }> {
  const jours = periodeAvant(periode);
  if (!jours) return {};
  const { depenses, entrees, sorties } = await totauxOf(db, jours, caisses);
  return { avant: { ...jours, depenses, entrees, sorties } };
}

const UNIT: Record<PasFlux, string> = { jour: 'day', semaine: 'week', mois: 'month' };

/**
 * Returns the flow by day, week (from Monday) or month. Each step is named by its first day within the period: the
 * first and the last may be incomplete. `solde` is the balance at the end of each: the present one without later
 * movements.
 */
export async function fluxOf(db: Db, periode: Periode & { pas: PasFlux }, caisses: Reach): Promise<Flux[]> {
  const { datedebut, datefin } = periode;
  const unit = sql.lit(UNIT[periode.pas]);
  const after = sql`jour > ${datefin}::date`;
  const { rows } = await sql<Flux>`
    WITH sommes AS (
      SELECT date_trunc(${unit}, jour::timestamp) AS debut, ${somme('entree')} AS entrees,
        ${somme('sortie')} AS sorties, ${ecart()} AS ecart
      ${ofMouvements(ALL, duringPeriode(periode), caisses)} GROUP BY 1
    ), periodes AS (
      SELECT debut, coalesce(entrees, 0) AS entrees, coalesce(sorties, 0) AS sorties, coalesce(ecart, 0) AS ecart
      FROM generate_series(
        date_trunc(${unit}, ${datedebut}::timestamp), ${datefin}::timestamp, ${`1 ${UNIT[periode.pas]}`}::interval)
        AS calendrier (debut)
      LEFT JOIN sommes USING (debut)
    )
    SELECT greatest(debut::date, ${datedebut}::date) AS periode, entrees, sorties,
      ${soldeDe(caisses)} - (SELECT ${ecart()} ${ofMouvements(ALL, after, caisses)})
        - coalesce(sum(ecart) OVER (
          ORDER BY debut DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS solde
    FROM periodes ORDER BY debut
  `.execute(db);
  return desLeDebut(rows, datedebut);
}

/** SQL of the number of these registers that need attention on the day `today` (ADR 0038). */
const suivies = (nom: 'arretes' | 'ecarts', caisses: Reach, today: string) => sql`
  SELECT ${sql.lit(nom)}, count(*), 0
  FROM caisse AS t WHERE supprimele IS NULL AND ${PERMANENTE} ${withinReach(caisses)}
    ${suivie(nom === 'arretes' ? 'retard' : 'ecart', today)}`;

/**
 * Returns what waits on the day `today`, with unpaid and travelling money in francs, and whether anything was ever
 * recorded. Registers and advances are told only to a session that may read them.
 */
export async function attenteOf(
  db: Db,
  {
    utilisateurid,
    permissions,
    caisses,
    attitrees,
  }: Pick<Session, 'utilisateurid' | 'permissions' | 'caisses' | 'attitrees'>,
  today: string,
): Promise<Omit<Attente, 'premierspas'>> {
  const read = permissions.has('caisses') ? caisses : [];
  const { rows } = await sql<{ nom: keyof Waiting; nombre: Count; montant: Francs }>`
    SELECT 'commence' AS nom, num_nonnulls(
        (SELECT max(mouvementcaisseid) FROM mouvementcaisse WHERE montant > 0),
        (SELECT max(depenseid) FROM depense), (SELECT max(commandeid) FROM commande)) AS nombre, 0 AS montant
    UNION ALL
    SELECT nom, sum(nombre) AS nombre, sum(montant) AS montant
    FROM ${cumuls(['commande.due', 'depense.due'])} AS dues GROUP BY nom
    UNION ALL
    SELECT nom, sum(nombre), sum(montant)
    FROM ${cumuls(['livraison', 'projet.encours'], sql`jour < ${today}::date`)} AS retards GROUP BY nom
    UNION ALL ${suivies('arretes', read, today)}
    UNION ALL ${suivies('ecarts', read, today)}
    UNION ALL SELECT 'tenues', 0, ${avancesDe(read)}
    UNION ALL
    SELECT 'transferts', count(*), coalesce(sum(montant), 0)
    FROM transfert WHERE etat = 'envoye' AND ${isTransfertSeen(read)}
    UNION ALL
    SELECT 'avances', count(*), coalesce(sum(solde), 0)
    FROM avance AS a JOIN caisse USING (caisseid)
    WHERE ${permissions.has('avances')} AND ${isVisible({ utilisateurid, permissions })} AND ${isEnRetard(today)}
  `.execute(db);
  const waiting = Object.fromEntries(rows.map(({ nom, ...sums }) => [nom, sums])) as Partial<Waiting>;
  const { 'commande.due': commandes = NONE, 'depense.due': depenses = NONE } = waiting;
  const { livraison = NONE, 'projet.encours': projets = NONE, commence = NONE } = waiting;
  const { arretes = NONE, ecarts = NONE, transferts = NONE, avances = NONE, tenues = NONE } = waiting;
  return {
    commandes,
    livraisons: { nombre: livraison.nombre },
    depenses,
    projets: { nombre: projets.nombre },
    arretes: { nombre: arretes.nombre },
    ecarts: { nombre: ecarts.nombre },
    transferts,
    avances: { ...avances, tenu: tenues.montant },
    attitre: attitrees !== null,
    commence: commence.nombre > 0,
  };
}

type Waiting = Record<
  | 'commande.due'
  | 'depense.due'
  | 'livraison'
  | 'projet.encours'
  | 'arretes'
  | 'ecarts'
  | 'transferts'
  | 'avances'
  | 'tenues'
  | 'commence',
  { nombre: Count; montant: Francs }
>;

const NONE = { nombre: 0, montant: 0 };
