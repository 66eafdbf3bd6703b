import type { RecordId } from '@comptoir/domain/units';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';
import { autresCaisses } from '../records/jours';
import { useJours } from '../records/useJours';
import { AutresCaisses } from '../reglements/AutresCaisses';
import { type CibleVue, useCibles } from './useCibles';

/** What a form says of the registers that it sends money to. */
export interface CibleTexts {
  /** Beside a register where somebody else accepts the money. */
  attente: TextKey;
  /** Below such a register once it is chosen, and below one that receives at once. */
  attenteaide: TextKey;
  recuaide: TextKey;
  /** There is no register to choose. */
  vide: TextKey;
}

interface CibleFieldProps {
  field: CallFormField<unknown>;
  /** The register that the money leaves, which is no target; null where it is not among them. */
  sourceid: RecordId | null;
  texts: CibleTexts;
  /** The business day that is typed; null where it is not judged again, because the write may be stored already. */
  date: unknown;
}

/**
 * Selects the register that gets the money, by its label, code and nature; below it stands whether somebody there
 * accepts the money first (ADR 0035). One that would receive at once and is closed on the typed day says so, and those that
 * could take its place are offered below it.
 */
export function CibleField({ field, sourceid, texts, date }: CibleFieldProps) {
  const { t } = useLang();
  const { refusOf, noteOf } = useJours();
  const { cibles: all, error } = useCibles();
  const cibles = all?.filter(({ caisseid }) => caisseid !== sourceid);
  const chosen = choiceOf(field);
  const describe = (cible: CibleVue) =>
    [cible.code, t(`caisse.${cible.nature}`), cible.attente && t(texts.attente), noteOf(cible, date)]
      .filter(Boolean)
      .join(' · ');
  const cible = cibles?.find(({ caisseid }) => caisseid === field.value);
  const hint = cible && t(texts[cible.attente ? 'attenteaide' : 'recuaide']);
  const closed = refusOf(cible, date);
  return (
    <Stack gap={2}>
      <SelectField
        {...chosen}
        required
        options={(cibles ?? []).map((cible) => ({
          value: String(cible.caisseid),
          label: cible.libelle,
          description: describe(cible),
        }))}
        placeholder={cibles || error ? undefined : t('general.chargement')}
        hint={cibles?.length === 0 ? t(texts.vide) : hint}
        error={closed ?? chosen.error ?? (error && !cibles ? t('reglement.caissesechec') : undefined)}
      />
      {closed && (
        <AutresCaisses
          choices={autresCaisses(cibles ?? [], { caisseid: field.value, date })}
          onChoose={field.onValueChange}
        />
      )}
    </Stack>
  );
}
