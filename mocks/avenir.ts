import type { DateAVenir } from '@comptoir/contract/activites';
import { isFuture } from '@comptoir/domain/dates';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import type { By } from './resolver';
import { foundRow, todayOf } from './rows';

/** What is dated after today, of registers that the user sees, the latest date first; the server reads its last check. */
export function avenirOf(by: By): DateAVenir[] {
  const today = todayOf(by.store);
  const found: DateAVenir[] = [];
  const add = (row: Omit<DateAVenir, 'libelle'>, libelle: string) => {
    if (isFuture(row.date, today)) found.push({ ...row, libelle });
  };
  const addOf = (caisseid: RecordId, row: Omit<DateAVenir, 'libelle' | 'fiche' | 'ficheid'>, fiche?: Fiche) => {
    if (!seesCaisse(by, caisseid)) return;
    add(
      { ...row, ...(fiche ?? { fiche: 'caisse', ficheid: caisseid }) },
      foundRow(by.store, 'caisses', caisseid).libelle,
    );
  };
  for (const { depenseid, date, libelle } of by.store.depenses) {
    add({ objet: 'depense', objetid: depenseid, date, fiche: 'depense', ficheid: depenseid }, libelle);
  }
  for (const { reglementid, date, caisseid, depenseid, from } of by.store.reglements) {
    const fiche = from === REGLEMENT_FROM.depense ? 'depense' : 'commande';
    addOf(caisseid, { objet: 'reglement', objetid: reglementid, date }, { fiche, ficheid: depenseid });
  }
  for (const { mouvementcaisseid, date, caisseid, origine, annule } of by.store.mouvements) {
    const isOwn = origine === 'manuel' && !annule;
    if (isOwn) addOf(caisseid, { objet: 'mouvementcaisse', objetid: mouvementcaisseid, date });
  }
  for (const { transfertid, date, sourceid, etat } of by.store.transferts) {
    const isLive = etat === 'envoye' || etat === 'recu';
    if (isLive) addOf(sourceid, { objet: 'transfert', objetid: transfertid, date });
  }
  for (const { arreteid, jusquau: date, caisseid, etat } of by.store.arretes) {
    if (etat === 'valide') addOf(caisseid, { objet: 'arrete', objetid: arreteid, date });
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : -1));
}

type Fiche = Pick<DateAVenir, 'fiche' | 'ficheid'>;
