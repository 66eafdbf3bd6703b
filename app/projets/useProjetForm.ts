import { fieldsOf } from '@comptoir/contract/fields';
import { type ProjetDetail, ProjetFields, projets } from '@comptoir/contract/projets';
import { useLang } from '../frame/i18n/useLang';
import type { CallForm } from '../records/forms/useCallForm';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';

export type ProjetFormState = CallForm<typeof projets.create.body>;

/**
 * The form of a project; a new project is saved together with its first steps. `onEnd` gets null while it waits for the
 * line.
 */
export function useProjetForm(projet: ProjetDetail | null, onEnd: (saved: ProjetDetail | null) => void) {
  const { t } = useLang();
  return useEditedForm(useEdited(projet, 'projetid'), {
    formName: 'projet',
    schema: projets.create.body,
    valuesOf: (base) => fieldsOf(ProjetFields, base),
    labels: {
      libelle: 'depense.libelle',
      datefin: 'projet.datefin',
      montant: 'projet.montant',
      description: 'depense.description',
      listeetape: 'projet.etapes',
    },
    requiredTexts: {
      libelle: t('projet.libelleerror'),
      description: t('projet.descriptionerror'),
      montant: t('projet.montanterror'),
      datefin: t('projet.datefinerror'),
    },
    touches: ['projets'],
    create: (body) => writeOf(projets.create, { body }),
    update: ({ listeetape: _, ...fields }, { projetid, version }) =>
      writeOf(projets.update, { query: { projetid }, body: { ...fields, version } }),
    onEnd,
  });
}
