import type { Evenement } from '@comptoir/contract/suivi';
import type { EtatArrete } from '@comptoir/domain/arrete';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { byDate, isSeen } from './activites';
import { type Paging, pageOf } from './listing';
import type { By } from './resolver';
import { objetOf, rowOf } from './rows';
import { fullName } from './session';
import type { ActiviteRow, Rows, Store } from './store';

type Told = {
  depenseid?: RecordId;
  caisseid?: RecordId;
  sourceid?: RecordId;
  cibleid?: RecordId;
  contrepasseid?: RecordId | null;
  montant?: Francs;
  caisse?: string;
  contrepassele?: string | null;
  etat?: Evenement['etat'];
} | null;

/** The records whose new state is shown. */
const AVEC_ETAT: readonly string[] = ['commande', 'avance', 'transfert'];

/** Whether an event of a closing is its count or its reopening; its own screen shows its reason and its booking. */
const isCountOrReopening = ({ actiontype, apres }: ActiviteRow) =>
  actiontype === 'Insert' || (apres as { etat?: EtatArrete } | null)?.etat === 'rouvert';

/**
 * The events of a record, its payments, closings, transfers and reversals, newest first, without registers that the
 * user does not see.
 */
export function suiviOf(asked: By & { query: Paging }, name: keyof Rows, id: RecordId) {
  const { store, query } = asked;
  const objet = objetOf(name);
  const registre = objet === 'avance' ? (rowOf(store, 'avances', id)?.caisseid ?? null) : null;
  const isOf = (row: ActiviteRow) => {
    if (row.objet === objet) return row.objetid === id;
    if (objet === 'avance') return registre !== null && isOutOfAvance(row, registre);
    return row.objet === 'reglement' ? toldOf(row)?.depenseid === id : objet === 'caisse' && isInCaisse(row, id);
  };
  const rows = store.activites.filter((row) => isOf(row) && isSeen(asked, row)).sort(byDate);
  return pageOf(rows, query, (row) => shownEvenement(store, row));
}

function isInCaisse(row: ActiviteRow, id: RecordId): boolean {
  const { caisseid, sourceid, cibleid, contrepasseid = null } = toldOf(row) ?? {};
  if (row.objet === 'mouvementcaisse') return caisseid === id && contrepasseid !== null;
  if (row.objet === 'arrete') return caisseid === id && isCountOrReopening(row);
  return row.objet === 'transfert' && [sourceid, cibleid].includes(id);
}

/** Whether money was spent from the register of an advance, or went back from it. */
function isOutOfAvance(row: ActiviteRow, registre: RecordId): boolean {
  const { caisseid, sourceid } = toldOf(row) ?? {};
  return (row.objet === 'reglement' && caisseid === registre) || (row.objet === 'transfert' && sourceid === registre);
}

const toldOf = ({ avant, apres }: ActiviteRow) => (apres ?? avant) as Told;

function shownEvenement(store: Store, row: ActiviteRow): Evenement {
  const { activiteid, date, actiontype, objet, utilisateurid } = row;
  const isTransfert = objet === 'transfert';
  const told = objet === 'reglement' || isTransfert ? toldOf(row) : null;
  const [avant, apres] = [row.avant as Told, row.apres as Told];
  return {
    activiteid,
    date,
    actiontype,
    objet,
    utilisateur: utilisateurid === null ? '' : fullName(store, utilisateurid),
    montant: told?.montant ?? null,
    caisse: (isTransfert ? row.libelle : told?.caisse) ?? null,
    contrepasse: Boolean(told?.contrepassele),
    etat: (AVEC_ETAT.includes(objet) && avant && apres?.etat !== avant.etat && apres?.etat) || null,
  };
}
