import { type Depense, DepenseFields } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { type Envoi, envoiFields } from '../db/envoi';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';
import { changedRecord, liveRowOf } from '../db/records.repository';
import { askQuestion, type Question, writeLater } from '../db/together';
import { detteNamed, type OfReglement } from '../ledger/dettes/repository';

/** SQL of the columns of an expense `d` with its type `t`. */
export const DEPENSE_COLUMNS = sql`
  d.depenseid, ${columnsOf('depense', 'd')}, t.libelle AS typedepense, d.montant - d.regle AS montantrestant, (
    SELECT count(*) FROM fichier AS f
    WHERE f.proprietaire = 'depense' AND f.proprietaireid = d.depenseid AND f.supprimele IS NULL
  ) AS nombredocument, d.version`;

/** The live expense. */
export const depenseOf = (depenseid: RecordId): Question<Depense | undefined, Depense> => ({
  query: () => sql`
    SELECT ${DEPENSE_COLUMNS} FROM depense AS d JOIN typedepense AS t USING (typedepenseid)
    WHERE d.depenseid = ${depenseid} AND d.supprimele IS NULL
  `,
  told: ([depense]) => depense,
});

export function findDepense(db: Db, depenseid: RecordId): Promise<Depense | undefined> {
  return askQuestion(db, depenseOf(depenseid));
}

/** A locked expense, in francs: its amount and what is already paid. */
export interface LockedDepense {
  libelle: string;
  montant: Francs;
  regle: Francs;
}

/** The live expense, locked against payments and changes (RELIABILITY § 2.5: the debt's row comes first). */
export const depenseLocked = (
  depenseid: RecordId | OfReglement,
): Question<LockedDepense | undefined, LockedDepense> => ({
  query: (db) =>
    db
      .selectFrom('depense')
      .select(['libelle', 'montant', 'regle'])
      .where('depenseid', '=', detteNamed(depenseid, 0))
      .where('supprimele', 'is', null)
      .forNoKeyUpdate(),
  told: ([depense]) => depense,
});

export function lockDepense(trx: Db, depenseid: RecordId): Promise<LockedDepense | undefined> {
  return askQuestion(trx, depenseLocked(depenseid));
}

/** Whether the type lives. It cannot be deleted before this transaction ends. */
export const typedepenseHeld = (typedepenseid: RecordId): Question<boolean> => ({
  query: () => liveRowOf('typedepense', typedepenseid, 'KEY SHARE'),
  told: (rows) => rows.length > 0,
});

const rowOf = (fields: DepenseFields) => ({
  ...fieldsOf(DepenseFields, fields),
  recherche: searchKey(`${fields.libelle} ${fields.description}`),
});

export async function insertDepense(
  trx: Db,
  fields: DepenseFields,
  { envoi, now }: { envoi: Envoi | null; now: string },
): Promise<number> {
  const inserted = trx
    .insertInto('depense')
    .values({ ...rowOf(fields), createdon: now, ...envoiFields(envoi) })
    .returning('depenseid');
  return ((await runPrepared(trx, inserted)).rows[0] as { depenseid: RecordId }).depenseid;
}

export const updateDepense = (trx: Db, depenseid: RecordId, fields: DepenseFields): Promise<void> =>
  writeLater(trx, changedRecord('depense', depenseid, rowOf(fields)));
