import { DepenseFields } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { type MontantsRegles, reglementComptant } from '@comptoir/contract/reglementRules';
import type { Reglement, ReglementFields } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM, WRITES_REGLEMENT } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { recordInsert } from './audit';
import { checkDepense, shownDepense } from './depenses';
import { payDette, reglesOf } from './reglements';
import type { By, Resolvers, Upload } from './resolver';
import { insertRow } from './rows';
import { checkHolds } from './session';

const from = REGLEMENT_FROM.depense;

/** What a payment of an expense that was just written is, and what it settles of it, in francs. */
type Decide = (depenseid: RecordId) => { fields: ReglementFields; regles: MontantsRegles };

/** Writes an expense whose rules were checked, and its payment as `decide` says. */
export function spend(by: By, depense: DepenseFields, decide: Decide, file: Upload | undefined): Reglement {
  const owing = insertRow(by.store, 'depenses', { ...depense, version: 1 });
  const { fields, regles } = decide(owing.depenseid);
  recordInsert(by, ['depense', owing.depenseid], shownDepense(by.store, owing));
  return payDette(by.store, fields, regles, file);
}

/** The mock of the call that pays an expense as it is written. */
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
