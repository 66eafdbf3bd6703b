import type { CompteRendu } from '@comptoir/contract/arreteRules';
import { type Arrete, type ArreteDetail, type ArreteFields, MAX_BOUGE } from '@comptoir/contract/arretes';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { lienOf } from '@comptoir/contract/fichierRules';
import { FORMES, type Imputation } from '@comptoir/domain/arrete';
import type { Nature } from '@comptoir/domain/caisse';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Flag } from '../db/columns';
import { type Envoi, envoiFields } from '../db/envoi';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import { drawn, type Imprimant } from '../ledger/imprimes/repository';
import { MOUVEMENT_COLUMNS } from '../ledger/mouvements/repository';

/** The facts of a register for a count: `seq` is its last ledger line, `solde` its balance in francs. */
interface Comptee {
  caisseid: RecordId;
  nature: Nature;
  aveugle: Flag;
  arretele: string | null;
  arreteseq: number | null;
  nombrearrete: Count;
  seq: number;
  solde: Francs;
}

const compteeOf = (db: Db, caisseid: RecordId) =>
  db
    .selectFrom('caisse')
    .select(['caisseid', 'nature', 'aveugle', 'arretele', 'arreteseq', 'nombrearrete', 'seq', 'solde'])
    .where('caisseid', '=', caisseid)
    .where('supprimele', 'is', null);

/** Returns the live register as it is now. */
export function findComptee(db: Db, caisseid: RecordId): Promise<Comptee | undefined> {
  return compteeOf(db, caisseid).executeTakeFirst();
}

/** Returns the live register and locks it: no payment and no movement is written meanwhile. */
export function lockComptee(trx: Db, caisseid: RecordId): Promise<Comptee | undefined> {
  return compteeOf(trx, caisseid).forNoKeyUpdate().executeTakeFirst();
}

/** The number of latest lines that are read: a count that began earlier is old in any case. */
const LINES_LOOKED_AT = 200;

/** Returns the latest movements that got a ledger line of a register after `seq`, the last one first. */
export async function mouvementsSince(db: Db, caisseid: RecordId, seq: number): Promise<Mouvementcaisse[]> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS}
    FROM (
      SELECT mouvementcaisseid, max(seq) AS derniere
      FROM (SELECT mouvementcaisseid, seq FROM ecriture WHERE caisseid = ${caisseid} AND seq > ${seq}::bigint
        ORDER BY seq DESC LIMIT ${LINES_LOOKED_AT}) AS lignes
      GROUP BY mouvementcaisseid ORDER BY derniere DESC LIMIT ${MAX_BOUGE}
    ) AS l JOIN mouvementcaisse AS m ON m.mouvementcaisseid = l.mouvementcaisseid
    ORDER BY l.derniere DESC
  `.execute(db);
  return rows;
}

/** A row of `arrete` with the names beside it, the movement that booked its variance, and its proof. */
interface Row extends Omit<Arrete, 'reouverture' | 'regularisation' | 'file' | 'filename'> {
  rouvreur: string | null;
  rouvertle: string | null;
  motifreouverture: string;
  mouvementcaisseid: RecordId | null;
  imputation: Imputation | null;
  motifregularisation: string | null;
  regulariseur: string | null;
  regularisele: string | null;
  documentid: RecordId | null;
  nom: string | null;
}

const nameOf = (alias: string) => sql`trim(${sql.ref(`${alias}.prenom`)} || ' ' || ${sql.ref(`${alias}.nom`)})`;

const COLUMNS = sql`
  a.arreteid, a.caisseid, c.libelle AS caisse, c.code, a.numero, a.nature, a.jusquau, a.seq, a.attendu, a.compte,
  a.ecart, a.motif, a.observations, a.comptepar, ${nameOf('u')} AS utilisateur, a.createdon, a.etat,
  ${nameOf('o')} AS rouvreur, a.rouvertle, a.motifreouverture,
  m.mouvementcaisseid, a.imputation, m.description AS motifregularisation, ${nameOf('r')} AS regulariseur,
  m.createdon AS regularisele,
  a.etat = 'valide' AND NOT EXISTS (
    SELECT FROM arrete AS s WHERE s.caisseid = a.caisseid AND s.numero > a.numero AND s.etat = 'valide') AS dernier,
  a.version, f.documentid, f.nom, i.imprimeid, coalesce(i.numero, '') AS pv`;

const JOINED = sql`
  JOIN caisse AS c ON c.caisseid = a.caisseid
  JOIN utilisateur AS u ON u.utilisateurid = a.comptepar
  LEFT JOIN utilisateur AS o ON o.utilisateurid = a.rouvertpar
  LEFT JOIN mouvementcaisse AS m ON m.arreteid = a.arreteid AND m.supprimele IS NULL
  LEFT JOIN utilisateur AS r ON r.utilisateurid = a.regularisepar
  LEFT JOIN fichier AS f ON f.proprietaire = 'arrete' AND f.proprietaireid = a.arreteid AND f.supprimele IS NULL
  LEFT JOIN imprime AS i ON i.objet = 'arrete' AND i.objetid = a.arreteid`;

const reouvertureOf = ({ rouvreur, rouvertle, motifreouverture }: Row): Arrete['reouverture'] =>
  rouvertle === null ? null : { utilisateur: rouvreur ?? '', createdon: rouvertle, motif: motifreouverture };

const regularisationOf = (row: Row): Arrete['regularisation'] =>
  row.mouvementcaisseid === null || row.imputation === null || row.regularisele === null
    ? null
    : {
        mouvementcaisseid: row.mouvementcaisseid,
        imputation: row.imputation,
        motif: row.motifregularisation ?? '',
        utilisateur: row.regulariseur ?? '',
        createdon: row.regularisele,
      };

function arreteOf(row: Row): Arrete {
  const { rouvreur, rouvertle, motifreouverture, mouvementcaisseid, imputation, ...others } = row;
  const { motifregularisation, regulariseur, regularisele, documentid, nom, ...arrete } = others;
  return {
    ...arrete,
    reouverture: reouvertureOf(row),
    regularisation: regularisationOf(row),
    file: lienOf({ documentid, nom }),
    filename: nom === null ? '' : nameWithoutExtension(nom),
  };
}

/** Reads a page of the closings and counts of a register, newest first. The register's row has their number. */
export async function pageOfArretes(db: Db, caisseid: RecordId, paging: Paging): Promise<Page<Arrete>> {
  const { data, count } = await readPage<Row>(
    db,
    {
      total: sql`(SELECT nombrearrete FROM caisse WHERE caisseid = ${caisseid})`,
      keys: sql`SELECT arreteid, numero FROM arrete WHERE caisseid = ${caisseid}`,
      ...orderedBy('DESC', 'numero'),
      rows: sql`SELECT ${COLUMNS} FROM page JOIN arrete AS a USING (arreteid) ${JOINED}`,
    },
    paging,
  );
  return { data: data.map(arreteOf), count };
}

/** The order of a count: notes before coins before francs, the largest first. */
const FROM_THE_LARGEST = sql`
  array_position(ARRAY[${sql.join(FORMES.map((forme) => sql.lit(forme)))}], forme), coupure DESC`;

/** Returns a closing of a live register with its count. */
export async function findArrete(db: Db, arreteid: RecordId): Promise<ArreteDetail | undefined> {
  const { rows } = await sql<Row & { comptage: ArreteDetail['comptage'] }>`
    SELECT ${COLUMNS}, coalesce((
      SELECT json_agg(json_build_object('forme', forme, 'coupure', coupure, 'nombre', nombre)
        ORDER BY ${FROM_THE_LARGEST}) FROM comptage WHERE comptage.arreteid = a.arreteid), '[]') AS comptage
    FROM arrete AS a ${JOINED} WHERE a.arreteid = ${arreteid} AND c.supprimele IS NULL
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { comptage, ...arrete } = row;
  return { ...arreteOf(arrete), comptage };
}

export interface NewArrete extends CompteRendu, Pick<ArreteFields, 'nature' | 'motif' | 'observations' | 'comptage'> {
  /** The locked register. */
  caisse: Comptee;
  comptepar: RecordId;
  createdon: string;
  envoi: Envoi | null;
}

/** Writes a closing of a locked register, under its next number, with its count; returns its id. */
export async function insertArrete(
  trx: Db,
  { caisse, comptage, ecart: _, envoi, ...fields }: NewArrete,
): Promise<number> {
  const { caisseid, seq, nombrearrete } = caisse;
  const { arreteid } = await trx
    .insertInto('arrete')
    .values({ ...fields, caisseid, seq, numero: nombrearrete + 1, ...envoiFields(envoi) })
    .returning('arreteid')
    .executeTakeFirstOrThrow();
  if (comptage.length > 0) {
    await trx
      .insertInto('comptage')
      .values(comptage.map(({ forme, coupure, nombre }) => ({ arreteid, forme, coupure, nombre })))
      .execute();
  }
  return arreteid;
}

/**
 * Adds one to the number of closings of a register, and gives this closing the register's next number of minutes in the
 * year (ADR 0049).
 */
export async function numberArrete(
  trx: Db,
  { arreteid, caisseid }: Pick<Arrete, 'arreteid' | 'caisseid'>,
  annee: number,
): Promise<void> {
  const imprimant: Imprimant = { serie: 'PV', annee, objet: 'arrete', objetid: arreteid };
  await sql`
    WITH touchee AS (
      UPDATE caisse SET nombrearrete = nombrearrete + 1 WHERE caisseid = ${caisseid} RETURNING caisseid, code
    ), ${drawn(imprimant)}
    SELECT FROM nouvel
  `.execute(trx);
}

/**
 * Sets the last closed day of a register and its ledger line to those of its latest valid closing; to null without one.
 */
export async function followJournees(trx: Db, caisseid: RecordId): Promise<void> {
  await sql`
    UPDATE caisse SET (arretele, arreteseq) = (
      SELECT jusquau, seq FROM arrete
      WHERE arrete.caisseid = caisse.caisseid AND nature = 'journee' AND etat = 'valide'
      ORDER BY numero DESC LIMIT 1)
    WHERE caisseid = ${caisseid}
  `.execute(trx);
}

/** A change of a closing after it was written. */
type Suite = { motif: string } | { imputation: Imputation; regularisepar: RecordId } | Reouverture;

interface Reouverture {
  etat: 'rouvert';
  rouvertpar: RecordId;
  rouvertle: string;
  motifreouverture: string;
  imputation: null;
  regularisepar: null;
}

/** Changes a closing; without `suite`, only its version, when a row beside it changed. */
export const updateArrete = (trx: Db, arreteid: RecordId, suite: Suite | object = {}): Promise<void> =>
  changeRecord(trx, 'arrete', arreteid, suite);

/** Detaches the money that a person owes from its reopened closing: it stays an advance like any other. */
export async function detachManquant(trx: Db, arreteid: RecordId): Promise<void> {
  await trx.updateTable('mouvementcaisse').set({ arreteid: null }).where('arreteid', '=', arreteid).execute();
}
