import type { Justification, JustificationFields } from '@comptoir/contract/avance';
import { depenseJustifiee, reglementJustifie } from '@comptoir/contract/avanceRules';
import { decidedReglement } from '@comptoir/contract/reglementRules';
import type { Reglement } from '@comptoir/contract/reglements';
import type { RecordId } from '@comptoir/domain/units';
import { caisseOfAvance } from './avance';
import { soldeOfCaisse } from './caisses';
import { spend } from './comptant';
import { checkDepense, shownDepense } from './depenses';
import { shownReglement } from './reglementsLus';
import type { By, Upload } from './resolver';
import { foundRow, rowsHaving, todayOf } from './rows';
import { acteurOf } from './session';
import type { AvanceRow, Store } from './store';

/**
 * Writes an expense on the advance's project and its payment from the advance; what the advance does not hold any more
 * stays owed (ADR 0039).
 */
export function justifyDepense(by: By, row: AvanceRow, body: JustificationFields, file: Upload | undefined): Reglement {
  const caisse = foundRow(by.store, 'caisses', caisseOfAvance(row));
  const paid = reglementJustifie(body, { ...caisse, solde: soldeOfCaisse(by.store, caisse.caisseid) });
  const depense = depenseJustifiee(row, body);
  checkDepense(by.store, depense);
  const facts = { caisse, porteurid: row.porteurid, acteur: acteurOf(by), owed: body.montant };
  const decide = (depenseid: RecordId) => {
    const fields = { ...paid, depenseid };
    return { fields, regles: decidedReglement(fields, { ...facts, today: todayOf(by.store) }) };
  };
  return spend(by, depense, decide, file);
}

/** What was paid out of an advance, the newest first. */
export function justificationsOf(store: Store, { caisseid }: AvanceRow): Justification[] {
  return rowsHaving(store.reglements, { caisseid: caisseid ?? 0 })
    .map((row) => {
      const depense = shownDepense(store, foundRow(store, 'depenses', row.depenseid));
      const { libelle, typedepense, montantrestant: reste } = depense;
      const { reglementid, depenseid, date, beneficiaire, montant, file, filename } = shownReglement(store, row);
      const paid = { reglementid, depenseid, date, beneficiaire, montant, file, filename };
      return { ...paid, libelle, typedepense, depense: depense.montant, reste };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || b.reglementid - a.reglementid);
}
