import type { Enseigne, Organisation } from '@comptoir/contract/organisation';
import type { ReglesAvance } from '@comptoir/domain/avance';
import type { Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Owner } from '../fichiers/repository';

/** Id of the organisation's only row (migration 0010). */
export const ORGANISATIONID = 1;

export const OWNER: Owner = { proprietaire: 'organisation', proprietaireid: ORGANISATIONID };

/** The organisation without the settings of the server. */
export type Kept = Omit<Organisation, 'adressepublique'>;

/** A row as SQL gives it: it has the logo's SHA-256 instead of its path, and a null name until one is set. */
type Row = Omit<Kept, 'compagnie' | 'logo' | 'definie'> & { compagnie: string | null; sha256: string | null };

const LOGO = sql`
  LEFT JOIN fichier AS f
    ON f.proprietaire = 'organisation' AND f.proprietaireid = o.organisationid AND f.supprimele IS NULL`;

/** Returns the part of a logo's SHA-256 that names it in an address. */
export const empreinteOf = (sha256: string): string => sha256.slice(0, 32);

const pathOf = (sha256: string | null) => (sha256 === null ? '' : `/api/organisation/logo/${empreinteOf(sha256)}`);

/** Returns the organisation; `started` is its name from the server's settings, until one is set. */
export async function findOrganisation(db: Db, started: string): Promise<Kept> {
  const { rows } = await sql<Row>`
    SELECT o.compagnie, o.adresse, o.tel, o.email, o.mentions, o.avancesmax, o.avanceplafond, o.avanceseuil,
      o.preuveunique, o.titreentree, o.titresortie, o.avispiece, o.pied, o.deuxcopies, o.version, f.sha256
    FROM organisation AS o ${LOGO}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the row of the organisation is gone');
  const { sha256, compagnie, ...fields } = row;
  return { ...fields, compagnie: compagnie ?? started, definie: compagnie !== null, logo: pathOf(sha256) };
}

/** Returns only the name and the logo of the organisation. */
export async function findEnseigne(db: Db, started: string): Promise<Enseigne> {
  const { compagnie, logo } = await findOrganisation(db, started);
  return { compagnie, logo };
}

export async function lockOrganisation(trx: Db): Promise<void> {
  await trx.selectFrom('organisation').select('organisationid').forNoKeyUpdate().execute();
}

export type OrganisationFields = Omit<Kept, 'logo' | 'definie' | 'version'>;

export async function updateOrganisation(trx: Db, fields: OrganisationFields): Promise<void> {
  await trx
    .updateTable('organisation')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .execute();
}

/** Returns the organisation's limits of advances, in numbers and francs (ADR 0039). */
export function reglesAvance(db: Db): Promise<ReglesAvance & { avanceseuil: Francs }> {
  return db.selectFrom('organisation').select(['avancesmax', 'avanceplafond', 'avanceseuil']).executeTakeFirstOrThrow();
}

export interface Logo {
  /** Key in the storage. */
  cle: string;
  /** Size in bytes. */
  taille: number;
}

/** Returns the current logo, by half of its SHA-256; a former one is no longer found. */
export function findLogo(db: Db, empreinte: string): Promise<Logo | undefined> {
  return db
    .selectFrom('fichier')
    .select(['cle', 'taille'])
    .where('proprietaire', '=', 'organisation')
    .where('supprimele', 'is', null)
    .where(sql<boolean>`starts_with(sha256, ${empreinte})`)
    .executeTakeFirst();
}
