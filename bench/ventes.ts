import { clients, creances } from '@comptoir/contract/clients';
import { commandes } from '@comptoir/contract/commandes';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { pageOfCreances, totalOfCreances } from '../server/clients/creances.repository';
import { pageOfClients, searchClients } from '../server/clients/repository';
import { type Filters, pageOfClient, pageOfCommandes, searchCommandes } from '../server/commandes/repository';
import type { Db } from '../server/db/pool';
import { caseOf, type ListCase } from './cases';
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
  const list = (name: string, page: number, filters: Filters, target?: number) =>
    caseOf(
      `commandes, ${name}`,
      [commandes.list, { ...filters, page, limit }],
      (at) => pageOfCommandes(db, filters, at),
      target,
    );
  const search = (name: string, term: string, target?: number) =>
    caseOf(
      `commandes, search ${name}`,
      [commandes.search, { term, page: 1, limit }],
      (at) => searchCommandes(db, { term, caisses: null }, { etat: '' }, at),
      target,
    );
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
    caseOf(
      'commandes, of a client with a hundredth of all',
      [commandes.ofClient, { clientid: BIG_CLIENT, page: 1, limit }],
      (at) => pageOfClient(db, BIG_CLIENT, at),
      FIRST,
    ),
  ];
}

function clientCases(db: Db, { clients: total }: Volume): ListCase[] {
  const limit = PAGE_SIZE.clients;
  const list = (name: string, page: number, target: number) =>
    caseOf(`clients, ${name}`, [clients.list, { page, limit }], (at) => pageOfClients(db, at), target);
  const search = (name: string, term: string, target?: number) =>
    caseOf(
      `clients, search ${name}`,
      [clients.search, { term, page: 1, limit }],
      (at) => searchClients(db, term, at),
      target,
    );
  return [
    list('first page', 1, FIRST),
    list('last page', Math.ceil(total / limit), LAST),
    search('rare term', RARE_CLIENT, RARE),
    search('common term', COMMON_CLIENT),
  ];
}

function creanceCases(db: Db, nowMs: number): ListCase[] {
  const today = todayInAbidjan(nowMs);
  return [
    caseOf(
      'creances, first page',
      [creances.list, { page: 1, limit: ROWS }],
      (at) => pageOfCreances(db, { search: '', today, ...at }),
      FIRST,
    ),
    caseOf('creances, total', [creances.total, {}], () => totalOfCreances(db, today)),
  ];
}
