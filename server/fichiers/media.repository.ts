import { type FichierGarde, shownFichier } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import { MEDIA, type MediaKind } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPageBeneath } from '../db/page';
import type { Db } from '../db/pool';
import type { OwnerOfMany } from './many.repository';

/** A medium exists as long as its step and its project do. */
const LIVE_ETAPE = sql`etapeprojet AS e JOIN projet AS p ON p.projetid = e.projetid AND p.supprimele IS NULL`;

/**
 * Locks the live step that gets media, so that two uploads never pass its limit together. Returns undefined when there
 * is none.
 */
export async function lockEtape(trx: Db, etapeprojetid: RecordId): Promise<OwnerOfMany | undefined> {
  const { rows: locked } = await sql`
    SELECT FROM ${LIVE_ETAPE} WHERE e.etapeprojetid = ${etapeprojetid} AND e.supprimele IS NULL
    FOR NO KEY UPDATE OF e
  `.execute(trx);
  return locked.length > 0 ? { proprietaire: 'etapeprojet', proprietaireid: etapeprojetid } : undefined;
}

/**
 * Deletes a medium from every list; its bytes stay, so that the trash can restore it (CONTRACT "Types"). Returns
 * undefined when the id is not a live medium of a live step, for instance a payment's proof (RELIABILITY F64).
 */
export async function deleteMedia(trx: Db, documentid: RecordId, now: string): Promise<Fichier | undefined> {
  const { rows } = await sql<FichierGarde>`
    UPDATE fichier AS f SET supprimele = ${now}
    FROM ${LIVE_ETAPE}
    WHERE f.documentid = ${documentid} AND f.proprietaire = 'etapeprojet' AND f.supprimele IS NULL
      AND e.etapeprojetid = f.proprietaireid AND e.supprimele IS NULL
    RETURNING f.documentid, f.nom, f.mime, f.taille, f.createdon
  `.execute(trx);
  return rows[0] && shownFichier(rows[0]);
}

/**
 * Reads a page of the media of a live step, newest first; a null `kind` means all kinds. Undefined without such a step.
 */
export async function pageOfMedia(
  db: Db,
  etapeprojetid: RecordId,
  kind: MediaKind | null,
  paging: Paging,
): Promise<Page<Fichier> | undefined> {
  const ofKind = kind ? sql`AND typedocument = ${MEDIA[kind].typedocument}` : sql``;
  const found = sql`
    FROM fichier
    WHERE proprietaire = 'etapeprojet' AND proprietaireid = ${etapeprojetid} AND supprimele IS NULL ${ofKind}`;
  const listing = {
    total: sql`(
      SELECT (SELECT count(*) ${found})
      FROM ${LIVE_ETAPE} WHERE e.etapeprojetid = ${etapeprojetid} AND e.supprimele IS NULL
    )`,
    keys: sql`SELECT documentid ${found}`,
    ...orderedBy('DESC', 'documentid'),
    rows: sql`SELECT f.documentid, f.nom, f.mime, f.taille, f.createdon FROM page JOIN fichier AS f USING (documentid)`,
  };
  const page = await readPageBeneath<FichierGarde>(db, listing, paging);
  return page && { data: page.data.map(shownFichier), count: page.count };
}
