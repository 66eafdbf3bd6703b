import type { Avance, AvanceFields, Porteur } from '@comptoir/contract/avance';
import { READS_AVANCES } from '@comptoir/contract/avanceAccess';
import {
  type AvancesDuPorteur,
  type EtatAvance,
  type EtatGarde,
  etatOf,
  justifieOf,
  retardOf,
} from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { type Envoi, envoiFields } from '../db/envoi';
import { type Page, type Paging, searchPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import type { Session } from '../frame/access/session';
import { nameOf } from '../transferts/repository';

/** The reader of advances. */
export type Lecteur = Pick<Session, 'utilisateurid' | 'permissions'>;

/**
 * SQL: an advance `a` is seen by users who decide about advances, by its holder and by the person who asked for it (ADR
 * 0039).
 */
export const isVisible = ({ utilisateurid, permissions }: Lecteur): RawBuilder<boolean> =>
  READS_AVANCES.some((name) => permissions.has(name))
    ? sql`true`
    : sql`(a.porteurid = ${utilisateurid} OR a.demandepar = ${utilisateurid})`;

/** A row as SQL gives it: the rules derive the rest from its state and its money. */
type Row = Omit<Avance, 'etat' | 'justifie' | 'retard'> & { etat: EtatGarde };

const COLUMNS = sql`
  a.avanceid, a.caisseid, a.porteurid, coalesce(${nameOf('h')}, a.porteurnom) AS porteur,
  coalesce(h.contact, a.porteurtel) AS porteurtel, a.montant, a.objet, a.projetid, coalesce(p.libelle, '') AS projet,
  a.echeance, a.etat, t.sourceid, coalesce(s.libelle, '') AS source, t.date, r.rendu, r.enroute,
  coalesce(c.solde, 0) AS solde, a.demandepar, ${nameOf('d')} AS demandeur, a.createdon,
  coalesce(${nameOf('n')}, '') AS approbateur,
  coalesce(${nameOf('g')}, '') AS decideur, a.motif, a.relancele AS relance, i.imprimeid,
  coalesce(i.numero, '') AS numero, a.version`;

const JOINED = sql`
  JOIN utilisateur AS d ON d.utilisateurid = a.demandepar
  LEFT JOIN utilisateur AS h ON h.utilisateurid = a.porteurid
  LEFT JOIN utilisateur AS n ON n.utilisateurid = a.approbateurid
  LEFT JOIN utilisateur AS g ON g.utilisateurid = a.decideurid
  LEFT JOIN projet AS p ON p.projetid = a.projetid
  LEFT JOIN caisse AS c ON c.caisseid = a.caisseid
  LEFT JOIN transfert AS t ON t.transfertid = a.transfertid
  LEFT JOIN caisse AS s ON s.caisseid = t.sourceid
  LEFT JOIN imprime AS i ON i.objet = 'transfert' AND i.objetid = a.transfertid
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(montant), 0) AS rendu, coalesce(sum(montant) FILTER (WHERE etat = 'envoye'), 0) AS enroute
    FROM transfert WHERE sourceid = a.caisseid AND etat IN ('envoye', 'recu')) AS r`;

/** Returns an advance as the calls show it on the plain date `today`. */
function shownAs(row: Row, today: string): Avance {
  const etat = etatOf(row.etat, row);
  const justifie = row.caisseid === null ? 0 : justifieOf(row);
  return { ...row, etat, justifie, retard: retardOf({ ...row, etat }, today) };
}

/**
 * The filters of a list of advances: a state, lateness on the day `today`, a holder; only those that `lecteur` sees.
 */
export interface AvanceFilters {
  etat?: EtatAvance | undefined;
  retard?: 0 | 1 | undefined;
  porteurid?: RecordId | undefined;
  lecteur: Lecteur;
  today: string;
}

/**
 * SQL: an advance `a` was paid out and is not accounted for: something is left of it, or is on its way back (ADR 0039).
 * They are few, and are found by their registers, however many were accounted for. NULL before the payment.
 */
const ouverte = sql<boolean | null>`a.caisseid IN (
  SELECT caisseid FROM caisse WHERE nature = 'avance' AND solde > 0
  UNION ALL SELECT sourceid FROM transfert WHERE etat = 'envoye')`;

/** SQL: an advance `a` is in this state. */
function standing(etat: EtatAvance): RawBuilder<unknown> {
  if (etat === 'decaissee') return ouverte;
  if (etat === 'justifiee') return sql`a.etat = 'decaissee' AND NOT ${ouverte}`;
  return sql`a.etat = ${sql.lit(etat)}`;
}

/** SQL: an advance `a` is open and past its day. */
export const isEnRetard = (today: string) => sql`(a.echeance < ${today}::date AND ${ouverte})`;

function conditionsOf({ etat, retard, porteurid, lecteur, today }: AvanceFilters): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [isVisible(lecteur)];
  if (etat !== undefined) conditions.push(standing(etat));
  if (retard !== undefined) conditions.push(retard === 1 ? isEnRetard(today) : sql`${isEnRetard(today)} IS NOT TRUE`);
  if (porteurid !== undefined) conditions.push(sql`a.porteurid = ${porteurid}`);
  return sql.join(conditions, sql` AND `);
}

/** Reads a page of advances: those to decide first, then those to account for, each by their day. */
export async function pageOfAvances(db: Db, filters: AvanceFilters, paging: Paging): Promise<Page<Avance>> {
  const { data, count } = await searchPage<Row & { rang: number }>(
    db,
    {
      keys: sql`
        SELECT a.avanceid, a.echeance,
          CASE WHEN a.etat IN ('demandee', 'approuvee') THEN 0 WHEN ${ouverte} THEN 1 ELSE 2 END AS rang
        FROM avance AS a WHERE ${conditionsOf(filters)}`,
      order: sql`ORDER BY rang, echeance, avanceid DESC`,
      rows: sql`SELECT page.rang, ${COLUMNS} FROM page JOIN avance AS a USING (avanceid) ${JOINED}`,
      shown: sql`ORDER BY r.rang, r.echeance, r.avanceid DESC`,
    },
    paging,
  );
  return { data: data.map(({ rang: _, ...row }) => shownAs(row, filters.today)), count };
}

/** Returns the sums of each holder's open advances that a reader sees, in francs, the most late first. */
export async function listPorteurs(db: Db, lecteur: Lecteur, today: string): Promise<Porteur[]> {
  // The advances are found first: PostgreSQL plans so many joins in their written order.
  const { rows } = await sql<Porteur>`
    WITH trouvees AS MATERIALIZED (SELECT a.avanceid FROM avance AS a WHERE ${isVisible(lecteur)} AND ${ouverte})
    SELECT porteurid, (array_agg(porteur ORDER BY avanceid))[1] AS porteur, porteurtel, count(*) AS nombre,
      sum(montant) AS accorde, sum(montant - rendu - solde) AS justifie, sum(rendu) AS rendu, sum(solde) AS solde,
      greatest(${today}::date - min(echeance), 0) AS retard
    FROM (SELECT ${COLUMNS} FROM trouvees JOIN avance AS a USING (avanceid) ${JOINED}) AS ouvertes
    GROUP BY porteurid, porteurtel ORDER BY retard DESC, sum(solde) DESC, 2
  `.execute(db);
  return rows;
}

async function readAvance(db: Db, which: RawBuilder<unknown>, lecteur: Lecteur, today: string) {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM avance AS a ${JOINED} WHERE ${which} AND ${isVisible(lecteur)}
  `.execute(db);
  return rows[0] && shownAs(rows[0], today);
}

/** Returns the advance, when the reader sees it. */
export function findAvance(db: Db, avanceid: RecordId, lecteur: Lecteur, today: string): Promise<Avance | undefined> {
  return readAvance(db, sql`a.avanceid = ${avanceid}`, lecteur, today);
}

/** Returns the advance that a register is, when the reader sees it. */
export function findAvanceOfCaisse(
  db: Db,
  caisseid: RecordId,
  lecteur: Lecteur,
  today: string,
): Promise<Avance | undefined> {
  return readAvance(db, sql`a.caisseid = ${caisseid}`, lecteur, today);
}

/** Locks the advance: nobody else decides about it, spends from it or gives it back by its own calls meanwhile. */
export async function lockAvance(trx: Db, avanceid: RecordId): Promise<void> {
  await sql`SELECT FROM avance WHERE avanceid = ${avanceid} FOR NO KEY UPDATE`.execute(trx);
}

/** A holder: an account, or the phone of a person without one. */
type Detenteur = Pick<AvanceFields, 'porteurid' | 'porteurtel'>;

/** The class of the advisory locks of holders. */
const PORTEURS = 4283;

/**
 * Lets one grant to a holder run at a time, until the end of the transaction. It is an advisory lock, because the
 * holder's row is held by any write of the holder.
 */
export async function lockPorteur(trx: Db, { porteurid, porteurtel }: Detenteur): Promise<void> {
  const who = porteurid === null ? `tel ${porteurtel}` : `compte ${porteurid}`;
  await sql`SELECT pg_advisory_xact_lock(${PORTEURS}::integer, hashtext(${who}))`.execute(trx);
}

/** Returns the open advances of a holder. */
export async function avancesDuPorteur(
  db: Db,
  { porteurid, porteurtel }: Detenteur,
  today: string,
): Promise<AvancesDuPorteur> {
  const held =
    porteurid === null ? sql`a.porteurid IS NULL AND a.porteurtel = ${porteurtel}` : sql`a.porteurid = ${porteurid}`;
  const { rows } = await sql<AvancesDuPorteur>`
    SELECT count(*) AS ouvertes, count(*) FILTER (WHERE a.echeance < ${today}::date) AS enretard
    FROM avance AS a WHERE ${held} AND ${ouverte}
  `.execute(db);
  return rows[0] as AvancesDuPorteur;
}

interface NewAvance extends AvanceFields {
  demandepar: RecordId;
  createdon: string;
  envoi: Envoi | null;
}

/** Writes a requested advance, and returns its id. */
export async function insertAvance(trx: Db, { envoi, ...fields }: NewAvance): Promise<RecordId> {
  const { avanceid } = await trx
    .insertInto('avance')
    .values({ ...fields, ...envoiFields(envoi) })
    .returning('avanceid')
    .executeTakeFirstOrThrow();
  return avanceid;
}

/** A change of an advance after the request. */
export type Suite =
  | { etat: 'approuvee'; approbateurid: RecordId }
  | { etat: 'decaissee'; decideurid: RecordId; caisseid: RecordId; transfertid: RecordId }
  | { etat: 'refusee'; decideurid: RecordId; motif: string }
  | { etat: 'annulee'; motif: string }
  | { relancele: string };

export const updateAvance = (trx: Db, avanceid: RecordId, suite: Suite): Promise<void> =>
  changeRecord(trx, 'avance', avanceid, suite);
