import { clients, creances } from '@comptoir/contract/clients';
import { commandes } from '@comptoir/contract/commandes';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { pageOfCreances, totalOfCreances } from '../server/clients/creances.repository';
import { pageOfClients, searchClients } from '../server/clients/repository';
import { type Filters, pageOfClient, pageOfCommandes, searchCommandes } from '../server/commandes/repository';
import type { Db } from '../server/db/pool';
import { type ListCase, pathOf } from './cases';
import type { Volume } from './seed';
import { BIG_CLIENT, COMMON_ARTICLE, COMMON_CLIENT, RARE_ARTICLE, RARE_CLIENT } from './ventes.seed';

/** Targets in milliseconds: for a first page, for the last page, for a search with a rare term. */
const FIRST = 20;
const LAST = 60;
const RARE = 10;

/** The reads of the screens of clients, orders and receivables; page sizes are the screens'. */
export function venteCases(db: Db, volume: Volume, nowMs: number): ListCase[] {
  return [...commandeCases(db, volume, nowMs), ...clientCases(db, volume), ...creanceCases(db, nowMs)];
}

function commandeCases(db: Db, { commandes: total }: Volume, nowMs: number): ListCase[] {
  const limit = PAGE_SIZE.commandes;
  const last = Math.ceil(total / limit);
  const today = todayInAbidjan(nowMs);
  const month = { datedebut: addDays(today, -60), datefin: addDays(today, -31) };
  const list = (name: string, page: number, filters: Filters, target?: number): ListCase => ({
    name: `commandes, ${name}`,
    path: pathOf(commandes.list, { ...filters, page, limit }),
    sql: () => pageOfCommandes(db, filters, { page, limit }),
    target,
  });
  const search = (name: string, term: string, target?: number): ListCase => ({
    name: `commandes, search ${name}`,
    path: pathOf(commandes.search, { term, page: 1, limit }),
    sql: () => searchCommandes(db, term, { etat: '' }, { page: 1, limit }),
    target,
  });
  return [
    list('first page', 1, { etat: '' }, FIRST),
    list('middle page', Math.ceil(last / 2), { etat: '' }),
    list('last page', last, { etat: '' }, LAST),
    list('shipped, first page', 1, { etat: '1' }, FIRST),
    list('in progress, first page', 1, { etat: 'encours' }, FIRST),
    list('a month, first page', 1, { etat: '', ...month }, FIRST),
    list('delivered in a month, first page', 1, { etat: 'terminee', ...month }),
    search('rare client', RARE_CLIENT, RARE),
    search('rare item', RARE_ARTICLE, RARE),
    search('common client', COMMON_CLIENT),
    search('common item', COMMON_ARTICLE),
    {
      name: 'commandes, of a client with a hundredth of all',
      path: pathOf(commandes.ofClient, { clientid: BIG_CLIENT, page: 1, limit }),
      sql: () => pageOfClient(db, BIG_CLIENT, { page: 1, limit }),
      target: FIRST,
    },
  ];
}

function clientCases(db: Db, { clients: total }: Volume): ListCase[] {
  const limit = PAGE_SIZE.clients;
  const list = (name: string, page: number, target: number): ListCase => ({
    name: `clients, ${name}`,
    path: pathOf(clients.list, { page, limit }),
    sql: () => pageOfClients(db, { page, limit }),
    target,
  });
  const search = (name: string, term: string, target?: number): ListCase => ({
    name: `clients, search ${name}`,
    path: pathOf(clients.search, { term, page: 1, limit }),
    sql: () => searchClients(db, term, { page: 1, limit }),
    target,
  });
  return [
    list('first page', 1, FIRST),
    list('last page', Math.ceil(total / limit), LAST),
    search('rare term', RARE_CLIENT, RARE),
    search('common term', COMMON_CLIENT),
  ];
}

function creanceCases(db: Db, nowMs: number): ListCase[] {
  const limit = ROWS;
  const today = todayInAbidjan(nowMs);
  return [
    {
      name: 'creances, first page',
      path: pathOf(creances.list, { page: 1, limit }),
      sql: () => pageOfCreances(db, { search: '', today, page: 1, limit }),
      target: FIRST,
    },
    {
      name: 'creances, total',
      path: pathOf(creances.total),
      sql: async () => ({ count: (await totalOfCreances(db, today)).nombreclient }),
      counted: ({ data }) => (data as { nombreclient: number }).nombreclient,
    },
  ];
}
