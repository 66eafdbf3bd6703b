import { fieldsOf } from '@comptoir/contract/fields';
import { type ProjetDetail, ProjetFields, projets } from '@comptoir/contract/projets';
import { useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { type Saved, useSave } from '../records/useSave';

const FORM = 'projet';
const TOUCHES = { touches: ['projets'] };

export type ProjetFormState = CallForm<typeof projets.create.body>;

const valuesOf = (projet: ProjetDetail) => fieldsOf(ProjetFields, projet);

/** The form of a project; a new project is saved together with its first steps. */
export function useProjetForm(projet: ProjetDetail | null, onSaved: (saved: Saved) => void) {
  const { t } = useLang();
  const [base, setBase] = useState(projet);
  const recordId = base ? `${base.projetid}.${base.version}` : 'new';
  const create = useMutationOf(projets.create, TOUCHES);
  const update = useMutationOf(projets.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form: ProjetFormState = useCallForm({
    formName: FORM,
    recordId,
    schema: projets.create.body,
    defaults: base ? valuesOf(base) : emptyOf(projets.create.body),
    labels: {
      libelle: t('depense.libelle'),
      datefin: t('projet.datefin'),
      montant: t('projet.montant'),
      description: t('depense.description'),
      listeetape: t('projet.etapes'),
    },
    requiredTexts: {
      libelle: t('projet.libelleerror'),
      description: t('projet.descriptionerror'),
      montant: t('projet.montanterror'),
      datefin: t('projet.datefinerror'),
    },
    onSubmit: (body) =>
      save(body, (options) => {
        if (!base) return create.submit({ body }, options);
        const { listeetape, ...fields } = body;
        const { projetid, version } = base;
        return update.submit({ query: { projetid }, body: { ...fields, version } }, options);
      }),
  });
  return { form, onReload: reloadOf(projets.update, form, [base, setBase], valuesOf) };
}
