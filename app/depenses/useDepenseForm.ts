import { type Depense, DepenseFields, depenses, etapeIssues } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { isFuture } from '@comptoir/domain/dates';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { type Saved, useSave } from '../records/useSave';
import { COMPTANT, missingOnComptant } from './comptant';
import { type FixedEtape, missingOnEtape, startOn } from './onEtape';
import { useComptant } from './useComptant';

const FORM = 'depense';
/**
 * The fields of the form. The documents are one of them, so that a draft restores them; their own calls send them
 * (PRODUCT 1.21).
 */
const Saisie = z.extend(DepenseFields, { documents: z.array(z.file()), ...COMPTANT });
export type DepenseForm = CallForm<typeof Saisie>;
/** An expense's amount changes the remainder after each of its payments, and the budget of its project. */
const TOUCHES = { touches: ['depenses', 'reglements', 'projets'] };

const valuesOf = (depense: Depense) => fieldsOf(DepenseFields, depense);

/** Names the record of a draft: an expense and its version, or the step that a new expense belongs to. */
function recordIdOf(base: Depense | null, etape: FixedEtape | undefined) {
  if (base) return `${base.depenseid}.${base.version}`;
  return etape ? `new.${etape.etapeprojetid}` : 'new';
}

/** The expense that the documents of its form are sent to. */
export type SavedDepense = Pick<Depense, 'depenseid' | 'libelle'>;

interface DepenseFormOptions {
  /** The expense to change; null records a new one. */
  depense: Depense | null;
  /** The step that the form was opened from. */
  etape: FixedEtape | undefined;
  today: string;
  /** Gets the server's expense, null while it waits for a connection, and the documents that were chosen. */
  onSaved(saved: Saved, depense: SavedDepense | null, documents: readonly File[]): void;
}

/** The form of an expense, which may pay a new one at once (`useComptant`). */
export function useDepenseForm({ depense, etape, today, onSaved }: DepenseFormOptions) {
  const { can } = useSession();
  const labels = useDepenseLabels();
  const [base, setBase] = useState(depense);
  const recordId = recordIdOf(base, etape);
  const create = useMutationOf(depenses.create, TOUCHES);
  const update = useMutationOf(depenses.update, TOUCHES);
  const answered = useRef<SavedDepense | null>(null);
  const chosen = useRef<readonly File[]>([]);
  const end = (saved: Saved) => onSaved(saved, answered.current, chosen.current);
  const save = useSave(FORM, recordId, end);
  const isPayable = depense === null && can('depenses.regler');
  const comptant = useComptant({ formName: FORM, recordId, isAsked: isPayable, onSaved: end, date: today });

  const form: DepenseForm = useCallForm({
    formName: FORM,
    recordId,
    schema: Saisie,
    defaults: {
      ...emptyOf(Saisie),
      ...(base ? valuesOf(base) : { date: today, ...startOn(etape) }),
      documents: [],
    },
    rules: (body) => ({
      ...(isFuture(body.date, today) ? { date: 'date.future' } : {}),
      ...Object.fromEntries(etapeIssues(body).map(({ path, code }) => [path, code])),
      ...missingOnComptant(body, comptant.natureOf(body.caisseid)),
    }),
    labels,
    onSubmit: async ({
      documents,
      regler,
      caisseid,
      file,
      reference,
      frais,
      beneficiaire,
      beneficiairetel,
      ...body
    }) => {
      chosen.current = documents;
      if (isPayable && regler === 1 && file && caisseid !== undefined) {
        const paid = { ...body, caisseid, reference, frais, beneficiaire, beneficiairetel };
        return comptant.send(paid, file, (depenseid) => {
          answered.current = { depenseid, libelle: body.libelle };
        });
      }
      return save(body, async (options) => {
        const { data } = base
          ? await update.submit(
              { params: { depenseid: base.depenseid }, body: { ...body, version: base.version } },
              options,
            )
          : await create.submit({ body }, options);
        answered.current = data;
      });
    },
  });
  // The schema is checked before the rules: what is missing for the step and the payment is named at once all the same.
  const nature = comptant.natureOf(form.values.caisseid);
  const late = [...missingOnEtape(form.values), ...Object.keys(missingOnComptant(form.values, nature))];
  const missing = [...new Set([...form.missing, ...late.map((name) => labels[name as keyof typeof labels])])];
  const onReload = reloadOf(depenses.update, form, [base, setBase], valuesOf);
  return { form, base, missing, onReload, isPayable, nature, comptant };
}

function useDepenseLabels() {
  const { t } = useLang();
  return {
    typedepenseid: t('depense.typedepense'),
    libelle: t('depense.libelle'),
    date: t('depense.date'),
    montant: t('depense.montant'),
    expenseonstep: t('depense.suretape'),
    projetid: t('depense.projet'),
    etapeprojetid: t('depense.etape'),
    description: t('depense.description'),
    regler: t('depense.reglermaintenant'),
    caisseid: t('reglement.caisse'),
    reference: t('reglement.reference'),
    frais: t('reglement.frais'),
    beneficiaire: t('reglement.beneficiaire'),
    beneficiairetel: t('reglement.beneficiairetel'),
    file: t('reglement.preuve'),
    documents: t('document.titre'),
  };
}
