import { type Depense, DepenseFields, depenses, etapeIssues } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import { isFuture } from '@comptoir/domain/dates';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { type Saved, useSave } from '../records/useSave';
import { type FixedEtape, missingOnEtape, startOn } from './onEtape';

const FORM = 'depense';
/**
 * The fields of the form. The documents are one of them, so that a draft restores them; their own calls send them
 * (PRODUCT 1.21).
 */
const Saisie = z.extend(DepenseFields, { documents: z.array(z.file()) });
/** An expense's amount changes the remainder after each of its payments, and the budget of its project. */
const TOUCHES = { touches: ['depenses', 'reglements', 'projets'] };

const valuesOf = (depense: Depense) => fieldsOf(DepenseFields, depense);

/** Names the record of a draft: an expense and its version, or the step that a new expense belongs to. */
function recordIdOf(base: Depense | null, etape: FixedEtape | undefined) {
  if (base) return `${base.depenseid}.${base.version}`;
  return etape ? `new.${etape.etapeprojetid}` : 'new';
}

/**
 * The form of an expense: a new one without `depense`, on `etape` when it was opened from a step. `onSaved` gets the
 * server's expense, null while it waits for a connection, and the documents that were chosen.
 */
export function useDepenseForm(
  depense: Depense | null,
  etape: FixedEtape | undefined,
  today: string,
  onSaved: (saved: Saved, depense: Depense | null, documents: readonly File[]) => void,
) {
  const labels = useDepenseLabels();
  const [base, setBase] = useState(depense);
  const recordId = recordIdOf(base, etape);
  const create = useMutationOf(depenses.create, TOUCHES);
  const update = useMutationOf(depenses.update, TOUCHES);
  const answered = useRef<Depense | null>(null);
  const chosen = useRef<readonly File[]>([]);
  const save = useSave(FORM, recordId, (saved) => onSaved(saved, answered.current, chosen.current));

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: Saisie,
    defaults: {
      ...(base ? valuesOf(base) : { ...emptyOf(DepenseFields), date: today, ...startOn(etape) }),
      documents: [],
    },
    rules: (body) => ({
      ...(isFuture(body.date, today) ? { date: 'date.future' } : {}),
      ...Object.fromEntries(etapeIssues(body).map(({ path, code }) => [path, code])),
    }),
    labels,
    onSubmit: ({ documents, ...body }) => {
      chosen.current = documents;
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
  // The schema is checked before the rules, so the missing step is added here to be named at once as well.
  const missing = [...new Set([...form.missing, ...missingOnEtape(form.values).map((name) => labels[name])])];
  return { form, base, missing, onReload: reloadOf(depenses.update, form, [base, setBase], valuesOf) };
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
    documents: t('document.titre'),
  };
}
