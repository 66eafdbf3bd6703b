import type { Creance, TotalCreances } from '#contract/clients';
import { Refusal, refuseField } from '#contract/envelope';
import { checkPeriode } from '#contract/recordRules';
import { tranchesOf } from '#domain/creance';
import { todayInAbidjan } from '#domain/dates';
import { sum } from '#domain/money';
import { isPeriodeReleve } from '#domain/releve';
import { clientsOf, foundClient } from './clients';
import { commandesOf, resteOf } from './commandes';
import { byNewest, pageOf } from './listing';
import { releveOfClient } from './releve';
import type { Resolvers } from './resolver';
import { fullName, known } from './session';
import type { ClientRow, RelanceRow, Store } from './store';

const byDate = byNewest<RelanceRow>(
  ({ createdon }) => createdon,
  ({ relanceid }) => relanceid,
);

/** The mocks of the receivables' calls. */
export function creancesMocks(store: Store): Resolvers<'creances'> {
  return {
    list: ({ query }) => pageOf(owing(store, clientsOf(store, query.search)), query),
    total: () => ({ data: totalOf(owing(store, store.clients)) }),
    releve: ({ params, query, lang }) => {
      checkPeriode(query, lang);
      if (!isPeriodeReleve(query.datedebut, query.datefin)) throw refuseField('datefin', 'champ.hors_limites', lang);
      return { data: releveOfClient(store, foundClient(store, params.clientid).clientid, query) };
    },
    relances: ({ params, query }) => {
      const { clientid } = foundClient(store, params.clientid);
      return pageOf(
        relancesOf(store, clientid).map((row) => shown(store, row)),
        query,
      );
    },
    relancer: ({ utilisateur, params }) => {
      const { clientid } = foundClient(store, params.clientid);
      const montant = sum(duesOf(store, clientid).map(({ reste }) => reste));
      if (montant === 0) throw new Refusal('client.sans_dette');
      const row: RelanceRow = {
        relanceid: store.nextId(),
        clientid,
        montant,
        utilisateurid: known(utilisateur).utilisateurid,
        createdon: new Date(store.now()).toISOString(),
      };
      store.relances.push(row);
      return { data: shown(store, row) };
    },
  };
}

function relancesOf(store: Store, id: number): RelanceRow[] {
  return store.relances.filter(({ clientid }) => clientid === id).sort(byDate);
}

function shown(store: Store, { utilisateurid, ...fields }: RelanceRow) {
  return { ...fields, utilisateur: fullName(store, utilisateurid) };
}

/** The orders of a client that are not settled, as their debts are aged. */
function duesOf(store: Store, clientid: number) {
  return commandesOf(store, clientid)
    .map((row) => ({ createdon: row.createdon, reste: resteOf(store, row) }))
    .filter(({ reste }) => reste > 0);
}

/** What the clients who owe do owe, those who owe most first, then the newest. */
function owing(store: Store, clients: readonly ClientRow[]): Creance[] {
  return clients
    .map((client) => creanceOf(store, client))
    .filter(({ reste }) => reste > 0)
    .sort((a, b) => b.reste - a.reste || b.clientid - a.clientid);
}

function creanceOf(store: Store, { clientid, libelleclient, tel }: ClientRow): Creance {
  const dues = duesOf(store, clientid);
  const [jours30, jours60, jours90, plus] = tranchesOf(dues, todayInAbidjan(store.now()));
  const reste = sum([jours30, jours60, jours90, plus]);
  const relance = relancesOf(store, clientid)[0]?.createdon ?? null;
  return { clientid, libelleclient, tel, jours30, jours60, jours90, plus, reste, nombrecommande: dues.length, relance };
}

function totalOf(creances: readonly Creance[]): TotalCreances {
  const of = (name: 'jours30' | 'jours60' | 'jours90' | 'plus' | 'reste') => sum(creances.map((row) => row[name]));
  return {
    jours30: of('jours30'),
    jours60: of('jours60'),
    jours90: of('jours90'),
    plus: of('plus'),
    reste: of('reste'),
    nombreclient: creances.length,
  };
}
