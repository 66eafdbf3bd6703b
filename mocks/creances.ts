import { checkLignesReleve, checkPeriodeReleve } from '@comptoir/contract/clientRules';
import type { Creance, Releve, TotalCreances } from '@comptoir/contract/clients';
import { Refusal } from '@comptoir/contract/envelope';
import { tranchesOf } from '@comptoir/domain/creance';
import { dayOfInstant } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import { isInPeriode } from '@comptoir/domain/periode';
import { libelleReleve, nomReleve, type PieceReleve, releveOf } from '@comptoir/domain/releve';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { clientsOf } from './clients';
import { commandesOf, montantOf, resteOf } from './commandes';
import { reglementsOf } from './depenses';
import { byNewest, pageOf } from './listing';
import { pdfOf } from './pieces';
import type { Resolvers } from './resolver';
import { foundRow, insertRow, instantOf, rowsHaving, sumOf, todayOf } from './rows';
import { fullName } from './session';
import type { ClientRow, RelanceRow, Store } from './store';

const byDate = byNewest('createdon', 'relanceid');

/** The mocks of the receivables' calls. */
export const creancesMocks: Resolvers<'creances'> = {
  list: ({ store, query }) => pageOf(creancesOf(store, clientsOf(store, query.search)), query),
  total: ({ store }) => ({ data: totalOf(creancesOf(store, store.clients)) }),
  releve: ({ store, params, query }) => {
    checkPeriodeReleve(query);
    return { data: releveOfClient(store, foundRow(store, 'clients', params.clientid).clientid, query) };
  },
  relevePdf: ({ store, params, query: { langue: _, ...jours } }) => {
    checkPeriodeReleve(jours);
    const { clientid } = foundRow(store, 'clients', params.clientid);
    releveOfClient(store, clientid, jours);
    return pdfOf(clientid, nomReleve(clientid, jours.datefin));
  },
  relances: ({ store, params, query }) => {
    const { clientid } = foundRow(store, 'clients', params.clientid);
    return pageOf(relancesOf(store, clientid), query, (row) => shownRelance(store, row));
  },
  relancer: ({ store, utilisateur, params }) => {
    const { clientid } = foundRow(store, 'clients', params.clientid);
    const montant = sumOf(duesOf(store, clientid), 'reste');
    if (montant === 0) throw new Refusal('client.sans_dette');
    const { utilisateurid } = utilisateur;
    const row = insertRow(store, 'relances', { clientid, montant, utilisateurid, createdon: instantOf(store) });
    return { data: shownRelance(store, row) };
  },
};

function relancesOf(store: Store, id: RecordId): RelanceRow[] {
  return rowsHaving(store.relances, { clientid: id }).sort(byDate);
}

function shownRelance(store: Store, { utilisateurid, ...fields }: RelanceRow) {
  return { ...fields, utilisateur: fullName(store, utilisateurid) };
}

/** The unsettled orders of a client, as `tranchesOf` takes them. */
function duesOf(store: Store, clientid: RecordId) {
  return commandesOf(store, clientid)
    .map((row) => ({ createdon: row.createdon, reste: resteOf(store, row) }))
    .filter(({ reste }) => reste > 0);
}

/** The clients with debts: the greatest debt first, then the newest client. */
function creancesOf(store: Store, clients: readonly ClientRow[]): Creance[] {
  return clients
    .map((client) => creanceOf(store, client))
    .filter(({ reste }) => reste > 0)
    .sort((a, b) => b.reste - a.reste || b.clientid - a.clientid);
}

function creanceOf(store: Store, { clientid, libelleclient, tel }: ClientRow): Creance {
  const dues = duesOf(store, clientid);
  const [jours30, jours60, jours90, plus] = tranchesOf(dues, todayOf(store));
  const reste = sum([jours30, jours60, jours90, plus]);
  const relance = relancesOf(store, clientid)[0]?.createdon ?? null;
  return { clientid, libelleclient, tel, jours30, jours60, jours90, plus, reste, nombrecommande: dues.length, relance };
}

function totalOf(creances: readonly Creance[]): TotalCreances {
  const of = (name: 'jours30' | 'jours60' | 'jours90' | 'plus' | 'reste') => sumOf(creances, name);
  const tranches = { jours30: of('jours30'), jours60: of('jours60'), jours90: of('jours90'), plus: of('plus') };
  return { ...tranches, reste: of('reste'), nombreclient: creances.length };
}

/** The orders of a client, their payments, and the reversals of those (ADR 0034). */
function piecesOf(store: Store, clientid: RecordId): PieceReleve[] {
  return commandesOf(store, clientid).flatMap((row): PieceReleve[] => [
    {
      date: dayOfInstant(row.createdon),
      nature: 'commande',
      libelle: libelleReleve(row.lignes[0]?.libelle ?? '', row.lignes.length),
      commandeid: row.commandeid,
      reglementid: null,
      montant: montantOf(row),
    },
    ...reglementsOf(store, row.commandeid).flatMap(({ date, contrepassele, reglementid, net }): PieceReleve[] => {
      const paid = { libelle: '', commandeid: row.commandeid, reglementid, montant: net };
      const reversal = contrepassele && { ...paid, date: contrepassele, nature: 'contrepassation' as const };
      return [{ ...paid, date, nature: 'reglement' }, ...(reversal ? [reversal] : [])];
    }),
  ]);
}

/** The surplus held for a client at the end of a day, in francs (ADR 0052). */
function troppercuAu(store: Store, clientid: RecordId, datefin: string): Francs {
  const paid = commandesOf(store, clientid).flatMap(({ commandeid }) => reglementsOf(store, commandeid));
  const ids = paid.map(({ reglementid }) => reglementid);
  const held = store.mouvements.filter(
    ({ tropde, annule, date, contrepassele }) =>
      tropde !== null &&
      ids.includes(tropde) &&
      !annule &&
      date <= datefin &&
      !(contrepassele && contrepassele <= datefin),
  );
  return Math.max(sum(held.map(({ type, montant }) => (type === 1 ? montant : -montant))), 0);
}

/** The statement of a client for a period, both days included. */
function releveOfClient(store: Store, clientid: RecordId, jours: { datedebut: string; datefin: string }): Releve {
  const pieces = piecesOf(store, clientid);
  const before = pieces.filter(({ date }) => date < jours.datedebut);
  const during = pieces.filter(({ date }) => isInPeriode(date, jours));
  checkLignesReleve(during.length);
  const releve = releveOf(releveOf(0, before).soldefin, during);
  return { ...releve, troppercu: troppercuAu(store, clientid, jours.datefin) };
}
