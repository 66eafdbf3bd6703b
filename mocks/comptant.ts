import type { Justification, JustificationFields } from '@comptoir/contract/avance';
import { depenseJustifiee, reglementJustifie } from '@comptoir/contract/avanceRules';
import { DepenseFields } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { decidedReglement, type MontantsRegles, reglementComptant } from '@comptoir/contract/reglementRules';
import type { Reglement, ReglementFields } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM, WRITES_REGLEMENT } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { recordInsert } from './audit';
import { caisseOfAvance } from './avance';
import { soldeOfCaisse } from './caisses';
import { checkDepense, shownDepense } from './depenses';
import { checkUniquePreuve } from './doublons';
import { payDette, reglesOf } from './reglements';
import { shownReglement } from './reglementsLus';
import type { By, Resolvers, Upload } from './resolver';
import { foundRow, insertRow, rowsHaving, todayOf } from './rows';
import { acteurOf, checkHolds } from './session';
import type { AvanceRow, Store } from './store';

const from = REGLEMENT_FROM.depense;

/** Decides the payment of a newly written expense and what it settles, in francs. */
type Decide = (depenseid: RecordId) => { fields: ReglementFields; regles: MontantsRegles };

/** Writes an expense whose rules were checked, and its payment from `decide`. */
export function spend(by: By, depense: DepenseFields, decide: Decide, file: Upload | undefined): Reglement {
  const owing = insertRow(by.store, 'depenses', { ...depense, version: 1 });
  const { fields, regles } = decide(owing.depenseid);
  checkUniquePreuve(by, file, undefined);
  recordInsert(by, ['depense', owing.depenseid], shownDepense(by.store, owing));
  return payDette({ store: by.store, creepar: by.utilisateur.utilisateurid }, fields, regles, file);
}

/** The mock of the call that writes an expense and pays it at once. */
export const comptantMocks: Pick<Resolvers<'reglements'>, 'comptant'> = {
  comptant: (asked) => {
    checkHolds(asked, WRITES_REGLEMENT[from]);
    checkDepense(asked.store, asked.body);
    const decide = (depenseid: RecordId) => {
      const fields = reglementComptant(asked.body, depenseid);
      return { fields, regles: reglesOf(asked, fields) };
    };
    return { data: spend(asked, fieldsOf(DepenseFields, asked.body), decide, asked.files[0]) };
  },
};

/**
 * Writes an expense on the advance's project and its payment from the advance; the part that the advance cannot pay
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

/** The payments from an advance, the newest first. */
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
