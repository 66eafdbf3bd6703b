import { type Cible, transferts } from '@comptoir/contract/transferts';
import type { RecordId } from '@comptoir/domain/units';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { choiceOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

/** What a form says of the registers that it sends money to. */
export interface CibleTexts {
  /** Beside a register where somebody else accepts the money. */
  attente: string;
  /** Below such a register once it is chosen, and below one that receives at once. */
  attenteaide: string;
  recuaide: string;
  /** There is no register to choose. */
  vide: string;
}

interface CibleFieldProps {
  field: CallFormField<unknown>;
  /** The register that the money leaves, which is no target; null where it is not among them. */
  sourceid: RecordId | null;
  texts: CibleTexts;
}

/**
 * Selects the register that gets the money, by its label, code and nature; below it stands whether somebody there
 * accepts the money first (ADR 0035).
 */
export function CibleField({ field, sourceid, texts }: CibleFieldProps) {
  const { t } = useLang();
  const { data, error } = useRoute(transferts.cibles, {});
  const cibles = data?.filter(({ caisseid }) => caisseid !== sourceid);
  const chosen = choiceOf(field);
  const describe = ({ code, nature, attente }: Cible) =>
    [code, t(`caisse.${nature}`), ...(attente ? [texts.attente] : [])].join(' · ');
  const isAwaited = cibles?.find(({ caisseid }) => caisseid === field.value)?.attente;
  const hint = isAwaited === undefined ? undefined : texts[isAwaited ? 'attenteaide' : 'recuaide'];
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
      hint={cibles?.length === 0 ? texts.vide : hint}
      error={chosen.error ?? (error && !cibles ? t('reglement.caissesechec') : undefined)}
    />
  );
}
