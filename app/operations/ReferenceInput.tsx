import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import type { Nature } from '@comptoir/domain/caisse';
import { hasOperateur, isPortefeuille } from '@comptoir/domain/reference';
import type { RecordId } from '@comptoir/domain/units';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Link } from 'react-router-dom';
import type { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import { mouvementsPath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import type { CallFormField } from '../records/forms/useCallForm';
import { TextInput } from '../records/TextInput';

interface ReferenceInputProps {
  field: CallFormField<unknown>;
  /** What holds the register's money; undefined while it is not known. */
  nature: Nature | undefined;
  /** The register, whose movements tell which one has the reference already; null where the user does not see them. */
  caisseid: RecordId | null;
  /** The form's refusal, which may name that movement. */
  refusal: ApiError | null;
  /** Says who gives the reference later; it is then optional here. */
  later?: string | undefined;
}

/**
 * The field for what the operator of a register calls an operation: a wallet asks for it, a bank takes it, and cash has
 * none (ADR 0037).
 */
export function ReferenceInput({ field, nature, caisseid, refusal, later }: ReferenceInputProps) {
  const { t } = useLang();
  if (!nature || !hasOperateur(nature)) return null;
  const prise = field.error === undefined ? null : priseOf(refusal);
  return (
    <TextInput
      field={field}
      required={isPortefeuille(nature) && later === undefined}
      hint={
        prise && caisseid ? <Prise caisseid={caisseid} jour={prise.date} /> : (later ?? t('reglement.referenceaide'))
      }
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** The movement that has the reference already, as the server names it. */
function priseOf(refusal: ApiError | null): ReferencePrise | null {
  return refusal?.code === 'reference.deja_utilisee' ? (refusal.data as ReferencePrise | null) : null;
}

/** Leads to the register's movements of a day, beside the form, which keeps what is typed. */
function Prise({ caisseid, jour }: { caisseid: RecordId; jour: string }) {
  const { t } = useLang();
  const { can } = useSession();
  if (!can('caisses')) return t('reglement.referenceaide');
  const day = `datedebut=${jour}&datefin=${jour}`;
  return (
    <LinkButton
      as={Link}
      to={`${mouvementsPath(caisseid)}&${day}`}
      target="_blank"
      rel="noreferrer"
      variant="link"
      size="sm"
    >
      {t('reglement.voiroperation')}
    </LinkButton>
  );
}
