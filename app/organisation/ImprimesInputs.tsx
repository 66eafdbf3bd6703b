import { AVIS, TITRES_REGLEMENT } from '@comptoir/contract/imprimes/reglement';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { CardHeader } from '@comptoir/ui/Card';
import { useLang } from '../frame/i18n/useLang';
import { FlagInput } from '../records/FlagInput';
import { TextInput } from '../records/TextInput';
import type { OrganisationFormState } from './useOrganisationForm';

/** What the organisation says of its papers: titles, notice, foot and copies (ADR 0042). */
export function ImprimesInputs({ form }: { form: OrganisationFormState }) {
  const { t, lang } = useLang();
  const usual = (from: keyof typeof TITRES_REGLEMENT) => ({ titre: TITRES_REGLEMENT[from][lang] });
  return (
    <>
      <CardHeader data-wide title={t('organisation.papiers')} />
      <TextInput field={form.field('titreentree')} hint={t('organisation.titreaide', usual(REGLEMENT_FROM.commande))} />
      <TextInput
        field={form.field('titresortie')}
        hint={t('organisation.titresortieaide', usual(REGLEMENT_FROM.depense))}
      />
      <TextInput field={form.field('pied')} hint={t('organisation.piedaide')} isWide />
      <FlagInput field={form.field('avispiece')} hint={t('organisation.avispieceaide', { avis: AVIS[lang] })} />
      <FlagInput field={form.field('deuxcopies')} hint={t('organisation.deuxcopiesaide')} />
    </>
  );
}
