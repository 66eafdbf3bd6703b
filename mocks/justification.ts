import type { Justification, JustificationFields } from '@comptoir/contract/avance';
import { beneficiaireIssues } from '@comptoir/contract/beneficiaireRules';
import { Refusal, refuseField, throwFirst } from '@comptoir/contract/envelope';
import type { Reglement } from '@comptoir/contract/reglements';
import { caisseOfAvance } from './avance';
import { soldeOfCaisse } from './caisses';
import { spend } from './comptant';
import { checkDepense, shownDepense } from './depenses';
import { shownReglement } from './reglementsLus';
import type { By, Upload } from './resolver';
import { foundRow, rowsHaving } from './rows';
import type { AvanceRow, Store } from './store';

/**
 * Writes an expense on the advance's project and its payment from the advance; what the advance does not hold any more
 * stays owed (ADR 0039).
 */
export function justifyDepense(by: By, row: AvanceRow, body: JustificationFields, file: Upload | undefined): Reglement {
  const caisseid = caisseOfAvance(row);
  const solde = soldeOfCaisse(by.store, caisseid);
  if (solde === 0) throw new Refusal('avance.pas_decaissee');
  const { montant, libelle, typedepenseid, date, etapeprojetid, beneficiaire, beneficiairetel } = body;
  const expenseonstep: 0 | 1 = etapeprojetid === null ? 0 : 1;
  if (expenseonstep && row.projetid === null) throw refuseField('etapeprojetid', 'champ.invalide');
  const depense = {
    ...{ libelle, typedepenseid, montant, description: '', date, etapeprojetid },
    ...{ expenseonstep, projetid: expenseonstep ? row.projetid : null },
  } as const;
  checkDepense(by.store, depense);
  throwFirst(beneficiaireIssues(body, 0));
  const net = Math.min(montant, solde);
  const none = { reference: '', frais: 0, troppercu: 0 };
  const paid = { caisseid, montant: net, from: 0, date, ...none, beneficiaire, beneficiairetel } as const;
  const regles = { net, troppercu: 0 };
  return spend(by, depense, (depenseid) => ({ fields: { ...paid, depenseid }, regles }), file);
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
