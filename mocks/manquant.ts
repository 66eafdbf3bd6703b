import type { Arrete } from '@comptoir/contract/arretes';
import { existingRecord } from '@comptoir/contract/recordRules';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { recordInsert } from './audit';
import { openPoche, shownAvance } from './avance';
import type { UtilisateurRow } from './personnes';
import { changeRow, insertRow, instantOf, rowsHaving } from './rows';
import type { MouvementRow, Store } from './store';
import { sendTransfert, shownTransfert } from './transferts';

/** Makes an advance to who counted of what is missing in a closing, and returns the movement that books it (ADR 0040). */
export function oweManquant(
  store: Store,
  utilisateur: UtilisateurRow,
  { arreteid, caisseid: sourceid, caisse, numero, comptepar: porteurid, ecart, jusquau: date }: Arrete,
  { motif, echeance }: { motif: string; echeance: string },
): MouvementRow {
  const { utilisateurid: decideurid } = utilisateur;
  const montant = Math.abs(ecart);
  const objet = `Manquant · ${caisse} n° ${numero}`.slice(0, MAX_LIBELLE);
  const row = insertRow(store, 'avances', {
    ...{ porteurid, porteurnom: '', porteurtel: '', montant, objet, projetid: null, echeance, etat: 'demandee' },
    ...{ caisseid: null, transfertid: null, approbateurid: null, decideurid: null, demandepar: decideurid },
    ...{ createdon: instantOf(store), motif: '', relance: null, version: 1 },
  });
  const { caisseid: cibleid } = openPoche(store, row);
  const envoi = {
    sourceid,
    cibleid,
    montant,
    frais: 0,
    date,
    motif,
    referencesource: '',
    referencecible: '',
    arreteid,
  };
  const transfert = sendTransfert(store, utilisateur, envoi, true);
  const { transfertid } = transfert;
  recordInsert(store, utilisateur, ['transfert', transfertid], shownTransfert(store, transfert));
  changeRow(row, { etat: 'decaissee', caisseid: cibleid, transfertid, decideurid });
  recordInsert(store, utilisateur, ['avance', row.avanceid], shownAvance(store, row));
  return existingRecord(rowsHaving(store.mouvements, { arreteid })[0]);
}
