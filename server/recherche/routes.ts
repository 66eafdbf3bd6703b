import { TROUVES } from '@comptoir/contract/objets';
import type { recherche } from '@comptoir/contract/recherche';
import { trouveOf } from '@comptoir/contract/rechercheRules';
import type { Handlers } from '../frame/http/routeOf';
import { turns } from '../frame/work/turns';
import { KINDS } from './kinds';
import { findRecords } from './repository';
import { termeOf } from './terme';

/** Number of kinds that a search reads at the same time, so that connections remain for other requests. */
const AT_ONCE = 2;

/** Returns only records of the user's own lists, kind after kind (PRODUCT K, CONTRACT "Permissions"). */
export const rechercheHandlers: Handlers<typeof recherche> = {
  async find({ params }, { db, session: { permissions, caisses }, lang }) {
    const terme = termeOf(params.term, caisses);
    if (!terme) return { data: [] };
    const inTurn = turns(AT_ONCE);
    const found = KINDS.filter(({ objet }) => permissions.has(TROUVES[objet])).map(async (kind) => {
      const rows = await inTurn(() => findRecords(db, kind, terme));
      return rows.map((row) => trouveOf(kind.objet, row, lang));
    });
    return { data: (await Promise.all(found)).flat() };
  },
};
