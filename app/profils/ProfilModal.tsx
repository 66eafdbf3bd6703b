import { fieldsOf } from '@comptoir/contract/fields';
import { type Profil, ProfilFields, profils } from '@comptoir/contract/profils';
import { CardHeader } from '@comptoir/ui/Card';
import { useLang } from '../frame/i18n/useLang';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { Changements } from './Changements';
import { PermissionsField } from './PermissionsField';
import { useCatalogue } from './useCatalogue';

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
  const edited = useEdited(profil, 'profilid');
  const { base } = edited;
  const form = useEditedForm(edited, {
    formName: 'profil',
    schema: ProfilFields,
    fresh: { permissions: [] },
    valuesOf: (record) => fieldsOf(ProfilFields, record),
    labels: { libelle: 'depense.libelle', permissions: 'profil.permissions' },
    // Users are refreshed too, because they show their profile's label.
    touches: ['profils', 'utilisateurs'],
    create: (body) => writeOf(profils.create, { body }),
    update: (body, { profilid, version }) =>
      writeOf(profils.update, { params: { profilid }, body: { ...body, version } }),
    onEnd: onClose,
  });
  const { value, ...field } = form.field('permissions');
  const permissions = value || [];
  return (
    <RecordForm
      title={profil ? t('profil.modification', { libelle: profil.libelle }) : t('profil.creation')}
      size="lg"
      form={form}
      onClose={onClose}
      check={
        <Changements
          avant={base?.permissions ?? []}
          apres={permissions}
          nombreutilisateur={base?.nombreutilisateur ?? 0}
          libelleDe={catalogue.libelleDe}
        />
      }
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required isWide />,
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
  );
}
