import type { Corbeille } from '@comptoir/contract/corbeille';
import { TYPES_CORBEILLE, type TypeCorbeille } from '@comptoir/contract/objets';
import type { Count, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { keptTotal } from '../db/kept';
import { type Page, type Paging, readPage } from '../db/page';
import type { Db } from '../db/pool';
import type { OwnerOfMany } from '../fichiers/many.repository';

/** The table of a type's deleted records, and their names. */
interface Source {
  key: string;
  libelle: RawBuilder<unknown>;
  /** Condition on the rows that can come back, when others cannot. */
  where: RawBuilder<unknown>;
  isVersioned: boolean;
}

/** The types that differ from the others. */
const OTHERWISE: { readonly [Type in TypeCorbeille]?: Partial<Source> } = {
  client: { libelle: sql`libelleclient` },
  // Proofs and photos cannot come back: their bytes went with their rows.
  fichier: {
    key: 'documentid',
    libelle: sql`nom`,
    where: sql`AND proprietaire IN ('etapeprojet', 'depense')`,
    isVersioned: false,
  },
  utilisateur: { libelle: sql`trim(prenom || ' ' || nom)` },
};

/** The source of a type, which is the table's name and the `objet` of its audit entries. */
const sourceOf = (type: TypeCorbeille): Source => ({
  key: `${type}id`,
  libelle: sql`libelle`,
  where: sql``,
  isVersioned: true,
  ...OTHERWISE[type],
});

const selectDeleted = (type: TypeCorbeille) => {
  const { key, libelle, where } = sourceOf(type);
  return sql`
    SELECT ${sql.lit(type)} AS type, ${sql.ref(key)} AS id, ${libelle} AS libelle, supprimele
    FROM ${sql.table(type)} WHERE supprimele IS NOT NULL ${where}`;
};

/** A page that ends within this number of rows reads from each type only the rows that it needs. */
const NEAR = 1000;

/** SQL of the last deleted records of a type, as its own index gives them (migration 0008). */
const newestDeleted = (type: TypeCorbeille, nombre: Count) =>
  sql`(${selectDeleted(type)} ORDER BY supprimele DESC, id DESC LIMIT ${sql.lit(nombre)})`;

/** The audit log tells who deleted a record. */
const SHOWN = sql`
  SELECT page.type, page.id, page.libelle, page.supprimele, coalesce(suppression.utilisateur, '') AS utilisateur
  FROM page
  LEFT JOIN LATERAL (
    SELECT (SELECT trim(u.prenom || ' ' || u.nom)
      FROM utilisateur AS u WHERE u.utilisateurid = a.utilisateurid) AS utilisateur
    FROM activite AS a
    WHERE a.objet = page.type AND a.objetid = page.id AND a.actiontype = 'Delete'
    ORDER BY a.activiteid DESC LIMIT 1
  ) AS suppression ON true`;

/** Reads a page of deleted records, the last deleted first; `type` narrows it. */
export function pageOfCorbeille(
  db: Db,
  { type, ...paging }: Paging & { type?: TypeCorbeille | undefined },
): Promise<Page<Corbeille>> {
  const types = type === undefined ? TYPES_CORBEILLE : [type];
  const end = paging.page * paging.limit;
  const branches = types.map((one) => (end <= NEAR ? newestDeleted(one, end) : selectDeleted(one)));
  const keys = sql.join(branches, sql` UNION ALL `);
  return readPage(
    db,
    {
      total: keptTotal(types.map((one) => `corbeille.${one}`)),
      keys: sql`SELECT * FROM (${keys}) AS found`,
      order: sql`ORDER BY supprimele DESC, type, id DESC`,
      reverse: sql`ORDER BY supprimele, type DESC, id`,
      rows: SHOWN,
      shown: sql`ORDER BY r.supprimele DESC, r.type, r.id DESC`,
    },
    paging,
  );
}

/** Returns a deleted record as the trash shows it. */
export async function findDeleted(db: Db, type: TypeCorbeille, id: RecordId): Promise<Corbeille | undefined> {
  const { rows } = await sql<Corbeille>`
    WITH page AS (SELECT * FROM (${selectDeleted(type)}) AS found WHERE id = ${id}) ${SHOWN}
  `.execute(db);
  return rows[0];
}

/**
 * Brings a record back; returns false when somebody else just did. Its children and files come back with it, because
 * they were never deleted.
 */
export async function bringBack(trx: Db, type: TypeCorbeille, id: RecordId): Promise<boolean> {
  const { key, where, isVersioned } = sourceOf(type);
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(type)} SET supprimele = NULL ${isVersioned ? sql`, version = version + 1` : sql``}
    WHERE ${sql.ref(key)} = ${id} AND supprimele IS NOT NULL ${where}
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Returns what a file of the trash belongs to: a step or an expense. */
export function ownerOfFichier(trx: Db, documentid: RecordId): Promise<OwnerOfMany | undefined> {
  return trx
    .selectFrom('fichier')
    .select(['proprietaire', 'proprietaireid'])
    .where('documentid', '=', documentid)
    .where('proprietaire', 'in', ['etapeprojet', 'depense'])
    .$narrowType<OwnerOfMany>()
    .executeTakeFirst();
}

/** Returns the state of a step, deleted or not. */
export async function etatOfEtape(trx: Db, etapeprojetid: RecordId): Promise<0 | 1> {
  const { etat } = await trx
    .selectFrom('etapeprojet')
    .select('etat')
    .where('etapeprojetid', '=', etapeprojetid)
    .executeTakeFirstOrThrow();
  return etat;
}

/** The parts of a deleted user that a restore checks. */
export interface DeletedUtilisateur {
  username: string;
  profilid: RecordId;
  caisses: number[] | null;
}

export function deletedUtilisateur(trx: Db, utilisateurid: RecordId): Promise<DeletedUtilisateur> {
  return trx
    .selectFrom('utilisateur')
    .select(['username', 'profilid', 'caisses'])
    .where('utilisateurid', '=', utilisateurid)
    .executeTakeFirstOrThrow();
}
