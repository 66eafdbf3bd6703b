import type { ErrorCode } from '@comptoir/contract/errors';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import type { Evenement } from '@comptoir/contract/suivi';
import type { RecordId } from '@comptoir/domain/units';
import type { Page, Paging } from '../../db/page';
import { countNaming, deleteRecord, liveRow, type Recorded } from '../../db/records.repository';
import { pageOfSuivi, type Sujet } from '../audit/suivi.repository';
import type { Context } from './context';

type Reader = Pick<Context, 'db' | 'session' | 'today'>;

interface Described<Objet extends string, Row> {
  /** The name of the noun in the audit log; its key is named after it. */
  objet: Objet;
  /** Returns the record as the session sees it: undefined for one that it does not reach. */
  find(id: RecordId, reader: Reader): Promise<Row | undefined>;
  /** Returns the name of the record in the audit log. */
  libelleOf(row: NoInfer<Row>): string;
  /** Returns the record as the audit log keeps it: whole by default. */
  logged?(row: NoInfer<Row>): object;
}

type Keyed<Objet extends string> = Readonly<Record<`${Objet}id`, RecordId>>;

/**
 * Returns the common operations of a noun on its records: reading one, and ending each write with its line in the audit
 * log and the record as it is then.
 */
export function nounOf<const Objet extends string, Row extends Keyed<Objet>>(described: Described<Objet, Row>) {
  const { objet, find, libelleOf, logged = (row: Row): object => row } = described;
  const idOf = (row: Row): RecordId => row[`${objet}id`];
  const tell = (avant: Row | null, apres: Row | null, context: Context): Promise<void> => {
    const row = (apres ?? avant) as Row;
    const actiontype = avant === null ? 'Insert' : apres === null ? 'Delete' : 'Update';
    const records = { ...(avant && { avant: logged(avant) }), ...(apres && { apres: logged(apres) }) };
    return context.audit({ actiontype, libelle: libelleOf(row), objet, objetid: idOf(row), ...records });
  };
  const existing = async (id: RecordId, reader: Reader): Promise<Row> => existingRecord(await find(id, reader));

  return {
    objet,

    /** Returns the record. Throws `introuvable`. */
    existing,

    /** Answers with the record. Throws `introuvable`. */
    read: async (id: RecordId, reader: Reader): Promise<{ data: Row }> => ({ data: await existing(id, reader) }),

    /** Writes to the audit log the record before and after: null before its creation and after its deletion. */
    tell,

    /** Answers a creation, `changed` a change and `removed` a deletion; each writes to the audit log. */
    async created(id: RecordId, context: Context): Promise<{ data: Row }> {
      const apres = await existing(id, context);
      await tell(null, apres, context);
      return { data: apres };
    },
    async changed(avant: Row, context: Context): Promise<{ data: Row }> {
      const apres = await existing(idOf(avant), context);
      await tell(avant, apres, context);
      return { data: apres };
    },
    async removed(avant: Row, context: Context): Promise<{ data: null }> {
      await tell(avant, null, context);
      return { data: null };
    },
  };
}

interface Noun<Objet extends string, Row> {
  objet: Objet;
  existing(id: RecordId, reader: Reader): Promise<Row>;
  removed(avant: Row, context: Context): Promise<{ data: null }>;
}

/** Answers with the history of a record (PRODUCT G). Throws `introuvable`. */
export async function suiviOf(
  { objet, existing }: Pick<Noun<Sujet['objet'], unknown>, 'objet' | 'existing'>,
  id: RecordId,
  paging: Paging,
  context: Context,
): Promise<Page<Evenement>> {
  await existing(id, context);
  return pageOfSuivi(context.db, { objet, id }, context.session.caisses, paging);
}

/**
 * Returns a record to be changed, locked against other changes. Throws `introuvable`, and 409 `conflit.version` when
 * its version is not the given one.
 */
export async function lockedRecord<Row extends { version: number }>(
  { objet, existing }: Pick<Noun<Recorded, Row>, 'objet' | 'existing'>,
  id: RecordId,
  version: number | undefined,
  context: Context,
): Promise<Row> {
  await liveRow(context.db, objet, id, 'NO KEY UPDATE');
  const avant = await existing(id, context);
  checkVersion(avant, version);
  return avant;
}

/**
 * Puts a record into the trash when no live record of the table `by` names it: a write of such a record holds this one,
 * and so waits. Throws `introuvable`, and the refusal `code` with the number of records that name it.
 */
export async function removeUnused<Row>(
  noun: Noun<Recorded, Row>,
  id: RecordId,
  { by, code }: { by: Recorded; code: ErrorCode },
  context: Context,
): Promise<{ data: null }> {
  const { objet, existing, removed } = noun;
  await liveRow(context.db, objet, id, 'UPDATE');
  const avant = await existing(id, context);
  checkUnused(await countNaming(context.db, by, `${objet}id`, id), code);
  await deleteRecord(context.db, objet, id, context.now);
  return removed(avant, context);
}
