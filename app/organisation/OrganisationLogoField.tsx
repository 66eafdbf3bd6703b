import { LOGO_MIME, logoRefusal } from '#domain/fichier';
import { LogoField } from '#ui/LogoField';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';
import { usePicture } from '../fichiers/usePicture';
import { vignetteOf } from '../fichiers/vignetteOf';
import { useLang } from '../i18n/useLang';
import type { OrganisationFormState } from './useOrganisationForm';

// The server draws no larger one.
const RULES = { refusalOf: logoRefusal, wrongType: 'organisation.logorefustype', longest: 640 } as const;
const ACCEPT = [...new Set(Object.values(LOGO_MIME))].join(',');

interface OrganisationLogoFieldProps {
  form: OrganisationFormState;
  /** The logo that there is; '' without one. */
  logo: string;
  /** Share of the new one that has been sent, 0 to 1; null while nothing is sent. */
  progress: number | null;
}

/** The logo as it will stand on the sign-in page and in the menu, in either mode. */
export function OrganisationLogoField({ form, logo, progress }: OrganisationLogoFieldProps) {
  const { t } = useLang();
  const field = form.field('logo');
  const { choose, isShrinking, refusal } = usePicture(field.onValueChange, RULES);
  return (
    <Stack data-wide gap={2}>
      <LogoField
        id={field.id}
        name={field.name}
        label={t('organisation.logo')}
        logo={vignetteOf(logo)}
        file={field.value instanceof File ? field.value : null}
        isRemoved={form.values.retirerlogo === 1}
        onChange={({ file, isRemoved }) => {
          form.setValue('retirerlogo', isRemoved ? 1 : 0);
          void choose(file);
        }}
        accept={ACCEPT}
        hint={t('organisation.logoaide')}
        error={refusal ?? field.error}
      />
      {isShrinking && <p role="status">{t('client.reduction')}</p>}
      {progress !== null && <ProgressBar label={t('organisation.envoi')} value={Math.round(progress * 100)} />}
    </Stack>
  );
}
