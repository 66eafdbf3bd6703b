import { checkLignesReleve } from '@comptoir/contract/clientRules';
import type { Releve } from '@comptoir/contract/clients';
import { dayOfInstant } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import { isInPeriode } from '@comptoir/domain/periode';
import { libelleReleve, type PieceReleve, releveOf } from '@comptoir/domain/releve';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { commandesOf, montantOf } from './commandes';
import { reglementsOf } from './depenses';
import type { Store } from './store';

/** The orders of a client, the payments for them, and the reversals of those (ADR 0034). */
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

/** What is held for a client at the end of a day of what operators received too much, francs (ADR 0052). */
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
export function releveOfClient(
  store: Store,
  clientid: RecordId,
  jours: { datedebut: string; datefin: string },
): Releve {
  const pieces = piecesOf(store, clientid);
  const before = pieces.filter(({ date }) => date < jours.datedebut);
  const during = pieces.filter(({ date }) => isInPeriode(date, jours));
  checkLignesReleve(during.length);
  const releve = releveOf(releveOf(0, before).soldefin, during);
  return { ...releve, troppercu: troppercuAu(store, clientid, jours.datefin) };
}
