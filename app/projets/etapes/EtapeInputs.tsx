import { fieldsOf } from '@comptoir/contract/fields';
import { EtapeFields, type Etapeprojet } from '@comptoir/contract/projets';
import { type Depenses, partageAvec } from '@comptoir/domain/projet';
import type { Francs } from '@comptoir/domain/units';
import { BudgetSaisie, type BudgetTouche } from '../../budget/BudgetSaisie';
import { useLang } from '../../frame/i18n/useLang';
import { FormInputs } from '../../records/forms/FormInputs';
import type { CallForm } from '../../records/forms/useCallForm';
import { MontantInput } from '../../records/MontantInput';
import { TextesInput, TextInput } from '../../records/TextInput';

/** Returns the values of a step's form. */
export function etapeValues(etape: Pick<Etapeprojet, keyof EtapeFields>) {
  return { ...fieldsOf(EtapeFields, etape), montant: etape.montant || null };
}

/** The form of a step, in a saved project or in a new one; both have the same fields. */
export const ETAPE_FORM = {
  schema: EtapeFields,
  labels: { libelle: 'depense.libelle', montant: 'etapeprojet.montant', description: 'depense.description' },
  /** No planned budget is an empty field. */
  fresh: { montant: null },
} as const;

/** The project of a step in its form, francs: its budget, and what its other steps use of it. */
export interface BudgetProjet {
  montant: Francs;
  autres: readonly Pick<Depenses, 'montant' | 'engage'>[];
}

/** Returns how the typed plan of a step uses its project's budget, of which `engage` is committed already. */
export function usePartage(
  { montant: projet, autres }: BudgetProjet,
  montant: unknown,
  engage: Francs,
): BudgetTouche[] {
  const { t } = useLang();
  const typed = typeof montant === 'number' ? montant : 0;
  return [{ label: t('budget.projet'), suivi: partageAvec(projet, autres, { montant: typed, engage }) }];
}

interface EtapeInputsProps {
  form: Pick<CallForm<typeof EtapeFields>, 'field' | 'values'>;
  partage: readonly BudgetTouche[];
}

/** The fields of a step: label, planned budget, description (spec § 5 Step, PRODUCT I). */
export function EtapeInputs({ form, partage }: EtapeInputsProps) {
  const { t } = useLang();
  return (
    <FormInputs
      form={form}
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required />,
        montant: (
          <>
            <MontantInput field={form.field('montant')} hint={t('etapeprojet.montantaide')} />
            <BudgetSaisie budgets={partage} prise="partage" />
          </>
        ),
        description: <TextesInput field={form.field('description')} required />,
      }}
    />
  );
}
