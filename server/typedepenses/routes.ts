import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import type { typedepenses } from '@comptoir/contract/typedepenses';
import type { Handlers } from '../frame/http/routeOf';
import {
  countDepensesOf,
  deleteTypedepense,
  insertTypedepense,
  listTypedepenses,
  lockTypedepense,
  pageOfTypedepenses,
  updateTypedepense,
} from './repository';

const objet = 'typedepense';

/**
 * The calls of expense types. Nobody could tell two types with one label apart in a select, so the unique index refuses
 * the second.
 */
export const typedepensesHandlers: Handlers<typeof typedepenses> = {
  async all(_input, { db }) {
    return { data: await listTypedepenses(db) };
  },
  list: ({ query }, { db }) => pageOfTypedepenses(db, '', query),
  search: ({ params, query }, { db }) => pageOfTypedepenses(db, params.term, query),

  async create({ body }, { db, audit }) {
    const apres = await insertTypedepense(db, body.libelle);
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet, objetid: apres.typedepenseid, apres });
    return { data: apres };
  },
  async update({ params, body }, { db, audit }) {
    const avant = existingRecord(await lockTypedepense(db, params.typedepenseid));
    checkVersion(avant, body.version);
    const apres = await updateTypedepense(db, avant.typedepenseid, body.libelle);
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: apres.typedepenseid, avant, apres });
    return { data: apres };
  },
  async remove({ params }, { db, audit, now }) {
    const avant = existingRecord(await lockTypedepense(db, params.typedepenseid));
    checkUnused(await countDepensesOf(db, avant.typedepenseid), 'typedepense.utilise');
    await deleteTypedepense(db, avant.typedepenseid, now);
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: avant.typedepenseid, avant });
    return { data: null };
  },
};
