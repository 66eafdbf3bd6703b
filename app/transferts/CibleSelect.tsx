import { type Cible, transferts } from '@comptoir/contract/transferts';
import type { RecordId } from '@comptoir/domain/units';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';

interface CibleSelectProps {
  field: CallFormField<unknown>;
  /** The register that the money leaves, which is no target. */
  sourceid: RecordId;
}

/**
 * Selects the register that gets the money, by its label, code and nature; below it stands whether somebody there
 * accepts the money first (ADR 0035).
 */
export function CibleSelect({ field, sourceid }: CibleSelectProps) {
  const { t } = useLang();
  const { data, error } = useRoute(transferts.cibles, {});
  const cibles = data?.filter(({ caisseid }) => caisseid !== sourceid);
  const chosen = choiceOf(field);
  const describe = ({ code, nature, attente }: Cible) =>
    [code, t(`caisse.${nature}`), ...(attente ? [t('transfert.attente')] : [])].join(' · ');
  const isAwaited = cibles?.find(({ caisseid }) => caisseid === field.value)?.attente;
  const hint = isAwaited === undefined ? undefined : t(isAwaited ? 'transfert.attenteaide' : 'transfert.recuaide');
  return (
    <SelectField
      {...chosen}
      required
      options={(cibles ?? []).map((cible) => ({
        value: String(cible.caisseid),
        label: cible.libelle,
        description: describe(cible),
      }))}
      placeholder={cibles || error ? undefined : t('general.chargement')}
      hint={cibles?.length === 0 ? t('transfert.sanscible') : hint}
      error={chosen.error ?? (error && !cibles ? t('reglement.caissesechec') : undefined)}
    />
  );
}
