import type { CaisseChoice } from '#contract/caisses';
import { formatMontant } from '#domain/money';
import { useLabels } from '#ui/labels';
import { SelectField } from '#ui/SelectField';
import type { CallFormField } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import type { ShownRead } from '../offline/shownReads';
import { useLastContact } from '../offline/useLastContact';
import { choiceOf } from '../records/fieldValue';

interface CaisseSelectProps {
  field: CallFormField<unknown>;
  /** Null while they are loading. */
  choices: readonly CaisseChoice[] | null;
  /** When their balances were read. */
  read: ShownRead | null;
  hasFailed: boolean;
  /** Why it cannot pay. */
  refusal: string | undefined;
}

/** A register by its label and its balance in Fcfa, which stands below it in full once it is chosen (spec § 2, § 5 Payment). */
export function CaisseSelect({ field, choices, read, hasFailed, refusal }: CaisseSelectProps) {
  const { t } = useLang();
  const { pair } = useLabels();
  const options = (choices ?? []).map(({ caisseid, libelle, solde }) => ({
    value: String(caisseid),
    label: libelle,
    ...(solde !== null && { description: formatMontant(solde) }),
  }));
  const contact = useLastContact(read);
  const since = contact && t('caisse.soldecontact', { quand: contact });
  const solde = choices?.find(({ caisseid }) => caisseid === field.value)?.solde ?? null;
  const held = solde === null ? since : pair(since ?? t('caisse.solde'), formatMontant(solde));
  const failure = hasFailed && !choices ? t('reglement.caissesechec') : undefined;
  const chosen = choiceOf(field);
  return (
    <SelectField
      {...chosen}
      label={t('reglement.caisse')}
      required
      options={options}
      placeholder={choices || hasFailed ? undefined : t('general.chargement')}
      hint={choices?.length === 0 ? t('reglement.sanscaisse') : (held ?? undefined)}
      error={refusal ?? chosen.error ?? failure}
    />
  );
}
