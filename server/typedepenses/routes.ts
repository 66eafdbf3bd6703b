import type { typedepenses } from '@comptoir/contract/typedepenses';
import { lockedRecord, nounOf, removeUnused } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import {
  findTypedepense,
  insertTypedepense,
  listTypedepenses,
  pageOfTypedepenses,
  updateTypedepense,
} from './repository';

const typedepense = nounOf({
  objet: 'typedepense',
  find: (typedepenseid, { db }) => findTypedepense(db, typedepenseid),
  libelleOf: ({ libelle }) => libelle,
});

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

  async create({ body }, context) {
    return typedepense.created(await insertTypedepense(context.db, body.libelle), context);
  },
  async update({ params: { typedepenseid }, body }, context) {
    const avant = await lockedRecord(typedepense, typedepenseid, body.version, context);
    await updateTypedepense(context.db, typedepenseid, body.libelle);
    return typedepense.changed(avant, context);
  },
  remove: ({ params }, context) =>
    removeUnused(typedepense, params.typedepenseid, { by: 'depense', code: 'typedepense.utilise' }, context),
};
