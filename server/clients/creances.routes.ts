import { checkPeriodeReleve } from '@comptoir/contract/clientRules';
import { creances } from '@comptoir/contract/clients';
import { Refusal } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { liveRow } from '../db/records.repository';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { insertRelance, pageOfCreances, pageOfRelances, totalOfCreances } from './creances.repository';
import { readReleve } from './releve.repository';

const objet = 'relance';

const { relevePdf: _, ...receivables } = creances;

const handlers: Handlers<typeof receivables> = {
  list: ({ query }, { db, today }) => pageOfCreances(db, { ...query, today }),
  async total(_input, { db, today }) {
    return { data: await totalOfCreances(db, today) };
  },
  async releve({ params: { clientid }, query }, { db }) {
    checkPeriodeReleve(query);
    existingRecord(await liveRow(db, 'client', clientid));
    return { data: await readReleve(db, clientid, query) };
  },
  async relances({ params: { clientid }, query }, { db }) {
    return existingRecord(await pageOfRelances(db, clientid, query));
  },

  async relancer({ params: { clientid } }, { db, session, audit, now }) {
    const { libelleclient } = existingRecord(await liveRow(db, 'client', clientid, 'KEY SHARE'));
    const apres = await insertRelance(db, { clientid, utilisateurid: session.utilisateurid }, now);
    if (!apres) throw new Refusal('client.sans_dette');
    await audit({ actiontype: 'Insert', libelle: libelleclient, objet, objetid: apres.relanceid, apres });
    return { data: apres };
  },
};

/** Registers the calls of clients' debts and reminders (PRODUCT M), except the paper of a statement. */
export function creancesRoutes(app: FastifyInstance, routing: Routing): void {
  routesOf(app, routing, receivables, handlers);
}
