import { fieldsOf } from '@comptoir/contract/fields';
import { type Profil, ProfilFields, profils } from '@comptoir/contract/profils';
import { CardHeader } from '@comptoir/ui/Card';
import { useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useSave } from '../records/useSave';
import { Changements } from './Changements';
import { PermissionsField } from './PermissionsField';
import { useCatalogue } from './useCatalogue';

const FORM = 'profil';
/** Users are refreshed too, because they show their profile's label. */
const TOUCHES = { touches: ['profils', 'utilisateurs'] };

const valuesOf = (profil: Profil) => fieldsOf(ProfilFields, profil);
const NEW = { ...emptyOf(ProfilFields), permissions: [] };

export interface ProfilModalProps {
  /** The profile to edit; null creates one. */
  profil: Profil | null;
  onClose(): void;
}

/**
 * The form of a profile: its label, its permissions, and what the save will change (spec § 2 "profile permission
 * management").
 */
export function ProfilModal({ profil, onClose }: ProfilModalProps) {
  const { t } = useLang();
  const catalogue = useCatalogue();
  const { form, base, onReload } = useProfilForm(profil, onClose);
  const { value, ...field } = form.field('permissions');
  const permissions = value || [];
  return (
    <RecordForm
      title={profil ? t('profil.modification', { libelle: profil.libelle }) : t('profil.creation')}
      size="lg"
      form={form}
      onClose={onClose}
      onReload={onReload}
      check={
        <Changements
          avant={base?.permissions ?? []}
          apres={permissions}
          nombreutilisateur={base?.nombreutilisateur ?? 0}
          libelleDe={catalogue.libelleDe}
        />
      }
    >
      <FormInputs
        form={form}
        inputs={{
          libelle: (
            <div data-wide>
              <TextInput field={form.field('libelle')} required />
            </div>
          ),
          permissions: (
            <>
              <CardHeader data-wide title={t('profil.permissions')} />
              <PermissionsField
                id={field.id}
                catalogue={catalogue}
                value={permissions}
                onValueChange={field.onValueChange}
                error={field.error}
              />
            </>
          ),
        }}
      />
    </RecordForm>
  );
}

function useProfilForm(profil: Profil | null, onClose: () => void) {
  const { t } = useLang();
  const [base, setBase] = useState(profil);
  const recordId = base ? `${base.profilid}.${base.version}` : 'new';
  const create = useMutationOf(profils.create, TOUCHES);
  const update = useMutationOf(profils.update, TOUCHES);
  const save = useSave(FORM, recordId, onClose);
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: ProfilFields,
    defaults: base ? valuesOf(base) : NEW,
    labels: { libelle: t('depense.libelle'), permissions: t('profil.permissions') },
    onSubmit: (body) =>
      save(body, (options) => {
        if (!base) return create.submit({ body }, options);
        const { profilid, version } = base;
        return update.submit({ params: { profilid }, body: { ...body, version } }, options);
      }),
  });
  return { form, base, onReload: reloadOf(profils.update, form, [base, setBase], valuesOf) };
}
