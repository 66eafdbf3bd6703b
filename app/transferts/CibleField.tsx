import type { RecordId } from '@comptoir/domain/units';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { CaisseInput } from '../operations/CaisseInput';
import type { CallFormField } from '../records/forms/useCallForm';
import { useCibles } from './useCibles';

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
  /** The register that the money leaves, which cannot be the target; null where it is not among them. */
  sourceid: RecordId | null;
  texts: CibleTexts;
  /** The business day that is typed; null where it is not judged again, because the write may be stored already. */
  date: unknown;
}

/**
 * Selects the register that gets the money, by its label, code and nature; below it stands whether somebody there
 * accepts the money first (ADR 0035).
 */
export function CibleField({ field, sourceid, texts, date }: CibleFieldProps) {
  const { t } = useLang();
  const { cibles: all, cibleOf, error } = useCibles();
  const cibles = all?.filter(({ caisseid }) => caisseid !== sourceid);
  const cible = cibleOf(field.value);
  const hint = cible && t(texts[cible.attente ? 'attenteaide' : 'recuaide']);
  return (
    <CaisseInput
      field={field}
      choices={cibles}
      hasFailed={error !== undefined}
      describe={({ code, nature, attente }) => [code, t(`caisse.${nature}`), attente && t(texts.attente)]}
      hint={cibles?.length === 0 ? t(texts.vide) : hint}
      date={date}
    />
  );
}
