import { checkDepense } from '@comptoir/contract/depenseRules';
import { DepenseFields } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { reglementComptant, WRITES_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { Reglement, ReglementFields } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { recordInsert } from './audit';
import { factsOf, shownDepense } from './depenses';
import type { UtilisateurRow } from './personnes';
import { payDette, reglesOf } from './reglements';
import type { Resolvers, Upload } from './resolver';
import { insertRow } from './rows';
import { checkHolds } from './session';
import type { Store } from './store';

const from = REGLEMENT_FROM.depense;

/** What a payment of an expense that was just written is, and what it settles of it, in francs. */
type Decide = (depenseid: RecordId) => { fields: ReglementFields; regles: ReturnType<typeof reglesOf> };

/** Writes an expense whose rules were checked, and its payment as `decide` says. */
export function spend(
  store: Store,
  utilisateur: UtilisateurRow,
  depense: DepenseFields,
  decide: Decide,
  file: Upload | undefined,
): Reglement {
  const owing = insertRow(store, 'depenses', { ...depense, version: 1 });
  const { fields, regles } = decide(owing.depenseid);
  recordInsert(store, utilisateur, ['depense', owing.depenseid], shownDepense(store, owing));
  return payDette(store, fields, regles, file);
}

/** The mock of the call that pays an expense as it is written. */
export function comptantMocks(store: Store): Pick<Resolvers<'reglements'>, 'comptant'> {
  return {
    comptant: ({ utilisateur, body, files: [file] }) => {
      checkHolds(store, utilisateur, WRITES_REGLEMENT[from]);
      checkDepense(body, factsOf(store, body));
      const decide = (depenseid: RecordId) => {
        const fields = reglementComptant(body, depenseid);
        return { fields, regles: reglesOf(store, fields, { edited: null, utilisateur }) };
      };
      return { data: spend(store, utilisateur, fieldsOf(DepenseFields, body), decide, file) };
    },
  };
}
