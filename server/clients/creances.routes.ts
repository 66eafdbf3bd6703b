import { checkPeriodeReleve } from '@comptoir/contract/clientRules';
import type { creances } from '@comptoir/contract/clients';
import { Refusal } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import { askQuestion } from '../db/together';
import type { Handlers } from '../frame/http/routeOf';
import { insertRelance, pageOfCreances, pageOfRelances, totalOfCreances } from './creances.repository';
import { readReleve } from './releve.repository';
import { clientHeld, findClient, liveClient } from './repository';

const objet = 'relance';

/** The debts of clients and the reminders of them (PRODUCT M). */
export const creancesHandlers: Handlers<typeof creances> = {
  list: ({ query }, { db, today }) => pageOfCreances(db, { ...query, today }),
  async total(_input, { db, today }) {
    return { data: await totalOfCreances(db, today) };
  },
  async releve({ params: { clientid }, query }, { db, lang }) {
    checkPeriodeReleve(query, lang);
    existingRecord(await liveClient(db, clientid));
    return { data: await readReleve(db, clientid, query) };
  },
  async relances({ params: { clientid }, query }, { db }) {
    existingRecord(await liveClient(db, clientid));
    return pageOfRelances(db, clientid, query);
  },

  async relancer({ params: { clientid } }, { db, session, audit, now }) {
    await askQuestion(db, clientHeld(clientid));
    const { libelleclient } = existingRecord(await findClient(db, clientid));
    const apres = await insertRelance(db, { clientid, utilisateurid: session.utilisateurid }, now);
    if (!apres) throw new Refusal('client.sans_dette');
    await audit({ actiontype: 'Insert', libelle: libelleclient, objet, objetid: apres.relanceid, apres });
    return { data: apres };
  },
};
