import { PHOTO_MIME, photoRefusal } from '@comptoir/domain/fichier';
import { PhotoField } from '@comptoir/ui/PhotoField';
import { vignetteOf } from '../../frame/api/vignetteOf';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../forms/useCallForm';
import { PictureFormField } from './PictureFormField';

const RULES = { mimes: PHOTO_MIME, refusalOf: photoRefusal, wrongType: 'client.photorefustype' } as const;

interface PhotoFormFieldProps {
  field: CallFormField<unknown>;
  /** Address of the present photo; '' without one. */
  photo: string;
}

/** The photo field in the form of a client or a user (spec § 2 Clients). */
export function PhotoFormField({ field, photo }: PhotoFormFieldProps) {
  const { t } = useLang();
  return (
    <PictureFormField field={field} rules={RULES} sendingLabel={t('client.envoi')}>
      {(control, choose) => (
        <PhotoField
          {...control}
          label={t('client.photo')}
          photo={vignetteOf(photo)}
          onFileChange={choose}
          hint={t('client.photoaide')}
        />
      )}
    </PictureFormField>
  );
}
