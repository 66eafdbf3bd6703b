import type { Justification } from '@comptoir/contract/avance';
import { lienOf } from '@comptoir/contract/fichierRules';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

type Row = Omit<Justification, 'file' | 'filename'> & { documentid: RecordId | null; nom: string | null };

/**
 * Returns the payments out of the register of an advance, with what is still owed of each expense, the newest first.
 */
export async function listJustifications(db: Db, caisseid: RecordId): Promise<Justification[]> {
  const { rows } = await sql<Row>`
    SELECT p.reglementid, p.depenseid, d.libelle, t.libelle AS typedepense, p.date, p.beneficiaire, p.net AS montant,
      d.montant AS depense, d.montant - d.regle AS reste, f.documentid, f.nom
    FROM reglement AS p
    JOIN depense AS d ON d.depenseid = p.depenseid
    JOIN typedepense AS t ON t.typedepenseid = d.typedepenseid
    LEFT JOIN fichier AS f
      ON f.proprietaire = 'reglement' AND f.proprietaireid = p.reglementid AND f.supprimele IS NULL
    WHERE p.caisseid = ${caisseid} AND p."from" = 0 AND p.supprimele IS NULL AND p.contrepassele IS NULL
    ORDER BY p.date DESC, p.reglementid DESC
  `.execute(db);
  return rows.map(({ documentid, nom, ...row }) => ({
    ...row,
    file: lienOf({ documentid, nom }),
    filename: nom === null ? '' : nameWithoutExtension(nom),
  }));
}
