import type { corbeille } from '@comptoir/contract/corbeille';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Handlers } from '../frame/http/routeOf';
import { findDeleted, pageOfCorbeille } from './repository';
import { bringRecordBack, RESTORE } from './restore';

export const corbeilleHandlers: Handlers<typeof corbeille> = {
  list: ({ query }, { db }) => pageOfCorbeille(db, query),

  async restore({ params: { type, id } }, context) {
    const avant = existingRecord(await findDeleted(context.db, type, id));
    await (RESTORE[type]?.(avant, context) ?? bringRecordBack(type, id, context));
    await context.audit({ actiontype: 'Restore', libelle: avant.libelle, objet: type, objetid: id, avant });
    return { data: avant };
  },
};
