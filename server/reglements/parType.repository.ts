import type { PartReglee } from '@comptoir/contract/reglementsParType';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { orderedBy } from '../db/order';
import { type Page, type Paging, searchPage } from '../db/page';
import { type Days, datedDuring } from '../db/period';
import type { Db } from '../db/pool';
import { type Reach, withinReach } from '../frame/access/reach';

/** Reads a page of what was paid by type of expense, in francs, in the registers within reach or in one of them. */
export function pageParType(
  db: Db,
  { caisses, caisseid, ...days }: Days & { caisses: Reach; caisseid?: RecordId | undefined },
  paging: Paging,
): Promise<Page<PartReglee>> {
  const one = caisseid === undefined ? sql`` : sql`AND caisseid = ${caisseid}::integer`;
  const list = {
    keys: sql`
      SELECT d.typedepenseid, sum(r.net) AS montant, count(*) AS nombre
      FROM (
        SELECT depenseid, net FROM reglement
        WHERE supprimele IS NULL AND "from" = 0 AND contrepassele IS NULL ${withinReach(caisses)} ${one}
          ${datedDuring(days)}
      ) AS r JOIN depense AS d USING (depenseid) GROUP BY d.typedepenseid`,
    ...orderedBy('DESC', 'montant', 'typedepenseid'),
    rows: sql`
      SELECT page.typedepenseid, t.libelle, page.nombre, page.montant
      FROM page JOIN typedepense AS t USING (typedepenseid)`,
  };
  return searchPage(db, list, paging);
}
