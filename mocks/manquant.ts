import type { Arrete } from '@comptoir/contract/arretes';
import { existingRecord } from '@comptoir/contract/recordRules';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { recordInsert } from './audit';
import { openPoche, shownAvance } from './avance';
import type { By } from './resolver';
import { changeRow, insertRow, instantOf, rowsHaving } from './rows';
import type { MouvementRow } from './store';
import { sendTransfert, shownTransfert } from './transferts';

/** Makes an advance to who counted of what is missing in a closing, and returns the movement that books it (ADR 0040). */
export function oweManquant(
  by: By,
  { arreteid, caisseid: sourceid, caisse, numero, comptepar: porteurid, ecart, jusquau: date }: Arrete,
  { motif, echeance }: { motif: string; echeance: string },
): MouvementRow {
  const { utilisateurid: decideurid } = by.utilisateur;
  const montant = Math.abs(ecart);
  const objet = `Manquant · ${caisse} n° ${numero}`.slice(0, MAX_LIBELLE);
  const row = insertRow(by.store, 'avances', {
    ...{ porteurid, porteurnom: '', porteurtel: '', montant, objet, projetid: null, echeance, etat: 'demandee' },
    ...{ caisseid: null, transfertid: null, approbateurid: null, decideurid: null, demandepar: decideurid },
    ...{ createdon: instantOf(by.store), motif: '', relance: null, version: 1 },
  });
  const { caisseid: cibleid } = openPoche(by.store, row);
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
  const transfert = sendTransfert(by, envoi, true);
  const { transfertid } = transfert;
  recordInsert(by, ['transfert', transfertid], shownTransfert(by.store, transfert));
  changeRow(row, { etat: 'decaissee', caisseid: cibleid, transfertid, decideurid });
  recordInsert(by, ['avance', row.avanceid], shownAvance(by.store, row));
  return existingRecord(rowsHaving(by.store.mouvements, { arreteid })[0]);
}
