import { LOGO_MIME, logoRefusal } from '@comptoir/domain/fichier';
import { LogoField } from '@comptoir/ui/LogoField';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { PictureFormField } from '../records/fichiers/PictureFormField';
import type { OrganisationFormState } from './useOrganisationForm';

const RULES = {
  mimes: LOGO_MIME,
  refusalOf: logoRefusal,
  wrongType: 'organisation.logorefustype',
  // The server never shows a larger logo.
  longest: 640,
} as const;

interface OrganisationLogoFieldProps {
  form: OrganisationFormState;
  /** Address of the present logo; '' without one. */
  logo: string;
}

/** The logo field; it shows the logo as the sign-in page and the menu will, in the light and in the dark theme. */
export function OrganisationLogoField({ form, logo }: OrganisationLogoFieldProps) {
  const { t } = useLang();
  return (
    <PictureFormField field={form.field('logo')} rules={RULES} sendingLabel={t('organisation.envoi')}>
      {(control, choose) => (
        <LogoField
          {...control}
          label={t('organisation.logo')}
          logo={vignetteOf(logo)}
          isRemoved={form.values.retirerlogo === 1}
          onChange={({ file, isRemoved }) => {
            form.setValue('retirerlogo', isRemoved ? 1 : 0);
            choose(file);
          }}
          hint={t('organisation.logoaide')}
        />
      )}
    </PictureFormField>
  );
}
