import type { CaisseChoice } from '#contract/caisses';
import { formatMontant } from '#domain/money';
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
  isInsufficient: boolean;
}

/** A register by its label and its balance in Fcfa; says when it holds too little (spec § 2, § 5 Payment). */
export function CaisseSelect({ field, choices, read, hasFailed, isInsufficient }: CaisseSelectProps) {
  const { t } = useLang();
  const options = (choices ?? []).map(({ caisseid, libelle, solde }) => ({
    value: String(caisseid),
    label: libelle,
    ...(solde !== null && { description: formatMontant(solde) }),
  }));
  const contact = useLastContact(read);
  const since = contact && t('caisse.soldecontact', { quand: contact });
  const failure = hasFailed && !choices ? t('reglement.caissesechec') : undefined;
  const chosen = choiceOf(field);
  return (
    <SelectField
      {...chosen}
      label={t('reglement.caisse')}
      required
      options={options}
      placeholder={choices || hasFailed ? undefined : t('general.chargement')}
      hint={choices?.length === 0 ? t('reglement.sanscaisse') : (since ?? undefined)}
      error={isInsufficient ? t('form.soldeinsuffisant') : (chosen.error ?? failure)}
    />
  );
}
