import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import type { Nature } from '@comptoir/domain/caisse';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import type { ShownRead } from '../frame/reads/shownReads';
import { useLastContact } from '../frame/reads/useLastContact';
import { useSession } from '../frame/session/useSession';
import { CaisseInput } from '../operations/CaisseInput';
import { NatureIcon } from '../operations/natureLook';
import { CreateHere } from '../records/CreateHere';
import type { CallFormField } from '../records/forms/useCallForm';

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
  /** What leaves the register, in francs; left out where money comes in. */
  besoin?: Francs | undefined;
}

/**
 * Selects a register by its label and its balance in Fcfa; the balance of the chosen one stands below (spec § 2, § 5
 * Payment).
 */
export function CaisseSelect({ field, choices, read, ...rest }: CaisseSelectProps) {
  const { t } = useLang();
  const { pair } = useLabels();
  const { can } = useSession();
  const contact = useLastContact(read);
  const since = contact && t('caisse.soldecontact', { quand: contact });
  const caisse = choices?.find(({ caisseid }) => caisseid === field.value);
  const solde = caisse?.solde ?? null;
  const held = solde === null ? since : pair(since ?? t('caisse.solde'), formatMontant(solde));
  return (
    <CaisseInput
      {...rest}
      field={{ ...field, label: t('reglement.caisse') }}
      choices={choices ?? undefined}
      describe={(choice) => [choice.solde !== null && formatMontant(choice.solde)]}
      hint={choices?.length === 0 ? t('reglement.sanscaisse') : held && <Held nature={caisse?.nature} text={held} />}
    >
      {choices?.length === 0 && can('caisses.creer') && (
        <CreateHere label={t('caisse.nouvelle')}>
          {(close) => (
            <CaisseModal caisse={null} onClose={close} onSaved={({ caisseid }) => field.onValueChange(caisseid)} />
          )}
        </CreateHere>
      )}
    </CaisseInput>
  );
}

/**
 * What the chosen register holds, after the picture of an advance: this money is the user's to account for (ADR 0039).
 */
function Held({ nature, text }: { nature: Nature | undefined; text: string }) {
  return nature === 'avance' ? (
    <>
      <NatureIcon nature={nature} size="1.25em" /> {text}
    </>
  ) : (
    text
  );
}
