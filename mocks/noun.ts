import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { type Paging, pageOf, termOf } from './listing';
import type { By } from './resolver';
import { changeRow, type Fresh, idOf, insertRow, removeRow, rowOf } from './rows';
import { type Rows, TABLES } from './store';
import { suiviOf } from './suivi';
import { foundRows, type Trouvable } from './trouvables';

/** A request that names a record in its path, its query or its body. */
export interface Asked extends By {
  params: object;
  query: object;
  body: object;
}

type Row<Name extends keyof Rows> = Rows[Name][number];

/** The noun's own parts. */
interface Sheet<Name extends keyof Rows, Shown> {
  /** A row as the calls show it to the caller. */
  shown: (by: By, row: Row<Name>) => Shown;
  /** Whether a row exists for the caller; by default every row does. */
  isReached?: (by: By, row: Row<Name>) => boolean;
  /** The order of lists; by default by id, the newest first. */
  order?: (a: Row<Name>, b: Row<Name>) => number;
  /** What of a row a search may find. */
  trouvable?: (by: By, row: Row<Name>) => Trouvable;
}

/** The id of a record that a request names. */
const idIn = ({ params, query, body }: Asked, id: string): RecordId | undefined =>
  (({ ...body, ...query, ...params }) as Record<string, RecordId>)[id];

/** The calls that all nouns answer in the same way, on the rows of one array. */
export function nounOf<Name extends keyof Rows, Shown>(name: Name, sheet: Sheet<Name, Shown>) {
  const { shown, isReached = () => true, trouvable = () => ({ textes: [] }) } = sheet;
  const { id } = TABLES[name];
  const order = sheet.order ?? ((a: Row<Name>, b: Row<Name>) => idOf(name, b) - idOf(name, a));
  const rows = (by: By): Row<Name>[] => by.store[name].filter((row) => isReached(by, row)).sort(order);
  const sought = (asked: Asked) => foundRows(rows(asked), termOf(asked), (row) => trouvable(asked, row));
  /** Returns the row that a request names. Throws Refusal `introuvable` when it does not exist for the caller. */
  const found = (asked: Asked): Row<Name> => {
    const row = rowOf(asked.store, name, idIn(asked, id));
    return existingRecord(row && isReached(asked, row) ? row : null);
  };
  const answered = (by: By, row: Row<Name>) => ({ data: shown(by, row) });
  return {
    rows,
    sought,
    found,
    answered,
    /** A page of the given rows, found and sorted; by default of all rows that the request's term finds. */
    page: (asked: Asked & { query: Paging }, some: readonly Row<Name>[] = sought(asked)) =>
      pageOf(some, asked.query, (row) => shown(asked, row)),
    byId: (asked: Asked) => answered(asked, found(asked)),
    suivi: (asked: Asked & { query: Paging }) => suiviOf(asked, name, idOf(name, found(asked))),
    /** Refuses a version that is not that of the row (CONTRACT "Types"). */
    checkVersion: (asked: Asked & { body: { version?: number | undefined } }, row: Row<Name> & { version: number }) =>
      checkVersion(row, asked.body.version, shown(asked, row)),
    removed: (by: By, row: Row<Name>) => {
      removeRow<Row<Name>>(by.store[name], row);
      return { data: null };
    },
    inserted: (by: By, fields: Fresh<Name>) => answered(by, insertRow(by.store, name, fields)),
    changed: (by: By, row: Row<Name> & { version: number }, fields: Partial<Row<Name>>) =>
      answered(by, changeRow(row, fields) as Row<Name>),
  };
}
