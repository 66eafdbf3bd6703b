import { checkLignesReleve } from '@comptoir/contract/clientRules';
import type { Releve } from '@comptoir/contract/clients';
import { dayOfInstant } from '@comptoir/domain/dates';
import { subtract, sum } from '@comptoir/domain/money';
import { isInPeriode } from '@comptoir/domain/periode';
import { libelleReleve, type PieceReleve, releveOf } from '@comptoir/domain/releve';
import type { RecordId } from '@comptoir/domain/units';
import { commandesOf, montantOf } from './commandes';
import { reglementsOf } from './depenses';
import type { Store } from './store';

/** The orders of a client and the payments for them. */
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
    ...reglementsOf(store, row.commandeid).map(({ date, reglementid, net }) => ({
      date,
      nature: 'reglement' as const,
      libelle: '',
      commandeid: row.commandeid,
      reglementid,
      montant: net,
    })),
  ]);
}

/** The statement of a client for a period, both days included. */
export function releveOfClient(
  store: Store,
  clientid: RecordId,
  jours: { datedebut: string; datefin: string },
): Releve {
  const pieces = piecesOf(store, clientid);
  const before = pieces.filter(({ date }) => date < jours.datedebut);
  const of = (nature: PieceReleve['nature']) =>
    sum(before.filter((piece) => piece.nature === nature).map(({ montant }) => montant));
  const during = pieces.filter(({ date }) => isInPeriode(date, jours));
  checkLignesReleve(during.length);
  return releveOf(subtract(of('commande'), of('reglement')), during);
}
