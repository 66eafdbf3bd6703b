import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import type { Nature } from '@comptoir/domain/caisse';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import type { ShownRead } from '../frame/reads/shownReads';
import { useLastContact } from '../frame/reads/useLastContact';
import { useSession } from '../frame/session/useSession';
import { CreateHere } from '../records/CreateHere';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';
import { autresCaisses } from '../records/jours';
import { NatureIcon } from '../records/natureLook';
import { useJours } from '../records/useJours';
import { AutresCaisses } from './AutresCaisses';

const CaisseModal = lazyOf(
  withTexts('caisses', () => import('../caisses/CaisseModal')),
  'CaisseModal',
);

interface CaisseSelectProps {
  field: CallFormField<unknown>;
  /** The registers to choose from; null while they load. */
  choices: readonly CaisseChoice[] | null;
  /** When the registers' balances were read. */
  read: ShownRead | null;
  hasFailed: boolean;
  /** Why the chosen register cannot pay. */
  refusal: string | undefined;
  /** The business day that is typed; null where it is not judged again, because the write may be stored already. */
  date: unknown;
  /** What leaves the register, in francs; nothing where money comes in. */
  besoin?: Francs | undefined;
}

/**
 * Selects a register by its label and its balance in Fcfa; the balance of the chosen one stands below (spec § 2, § 5
 * Payment). One that is closed on the typed day says so, and those that could take its place are offered below it.
 */
export function CaisseSelect(props: CaisseSelectProps) {
  const { field, choices, read, hasFailed, refusal, date, besoin } = props;
  const { t } = useLang();
  const { pair } = useLabels();
  const { can } = useSession();
  const { refusOf, noteOf } = useJours();
  const options = (choices ?? []).map((choice) => ({
    value: String(choice.caisseid),
    label: choice.libelle,
    description: [choice.solde !== null && formatMontant(choice.solde), noteOf(choice, date)]
      .filter(Boolean)
      .join(' · '),
  }));
  const contact = useLastContact(read);
  const since = contact && t('caisse.soldecontact', { quand: contact });
  const caisse = choices?.find(({ caisseid }) => caisseid === field.value);
  const solde = caisse?.solde ?? null;
  const held = solde === null ? since : pair(since ?? t('caisse.solde'), formatMontant(solde));
  const closed = refusOf(caisse, date);
  const failure = hasFailed && !choices ? t('reglement.caissesechec') : undefined;
  const chosen = choiceOf(field);
  return (
    <Stack gap={2}>
      <SelectField
        {...chosen}
        label={t('reglement.caisse')}
        required
        options={options}
        placeholder={choices || hasFailed ? undefined : t('general.chargement')}
        hint={choices?.length === 0 ? t('reglement.sanscaisse') : held && <Held nature={caisse?.nature} text={held} />}
        error={closed ?? refusal ?? chosen.error ?? failure}
      />
      {closed && (
        <AutresCaisses
          choices={autresCaisses(choices ?? [], { caisseid: field.value, date, besoin })}
          onChoose={field.onValueChange}
        />
      )}
      {choices?.length === 0 && can('caisses.creer') && (
        <CreateHere label={t('caisse.nouvelle')}>
          {(close) => (
            <CaisseModal caisse={null} onClose={close} onSaved={({ caisseid }) => field.onValueChange(caisseid)} />
          )}
        </CreateHere>
      )}
    </Stack>
  );
}

/** What the chosen register holds, after the picture of an advance: this money is the user's to account for (ADR 0039). */
function Held({ nature, text }: { nature: Nature | undefined; text: string }) {
  return nature === 'avance' ? (
    <>
      <NatureIcon nature={nature} size="1.25em" /> {text}
    </>
  ) : (
    text
  );
}
