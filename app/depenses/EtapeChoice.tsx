import type { DepenseFields } from '@comptoir/contract/depenses';
import { type EtapeChoix, projets } from '@comptoir/contract/projets';
import type { RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { SelectField, type SelectOption } from '@comptoir/ui/SelectField';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { Link } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { NEW_PROJET, projetFormPath } from '../frame/routing/projetPaths';
import { useSession } from '../frame/session/useSession';
import { choiceOf } from '../records/fieldValue';
import type { CallForm, CallFormField } from '../records/forms/useCallForm';
import { NO_ETAPE } from './onEtape';

interface EtapeChoiceProps {
  form: Pick<CallForm<typeof DepenseFields>, 'values' | 'field' | 'setValue'>;
  /** The project of the edited expense: the choices include it however old it is. */
  projetid: RecordId | null;
}

/** The toggle of an expense on a step; when it is on, project and step are asked for (spec § 4 Expense form). */
export function EtapeChoice({ form, projetid }: EtapeChoiceProps) {
  const { t } = useLang();
  const isOn = form.values.expenseonstep === 1;
  const toggle = (on: boolean) => {
    form.setValue('expenseonstep', on ? 1 : 0);
    form.setValue('projetid', NO_ETAPE.projetid);
    form.setValue('etapeprojetid', NO_ETAPE.etapeprojetid);
  };
  return (
    <>
      <div data-wide>
        <SwitchField
          id={form.field('expenseonstep').id}
          label={t('depense.suretape')}
          checked={isOn}
          onCheckedChange={toggle}
        />
      </div>
      {isOn && <ProjetAndEtape form={form} projetid={projetid} />}
    </>
  );
}

function ProjetAndEtape({ form, projetid }: EtapeChoiceProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { data, error, isValidating, refresh } = useRoute(projets.withSteps, {
    query: projetid === null ? {} : { projetid },
  });
  if (error && !data) {
    return (
      <Alert data-wide tone="danger" title={t('depense.projetsechec')}>
        {error.message}{' '}
        <Button variant="secondary" size="sm" busy={isValidating} onClick={() => void refresh()}>
          {t('general.reessayer')}
        </Button>
      </Alert>
    );
  }
  if (data?.length === 0) {
    return (
      <Alert data-wide tone="info">
        {t('depense.sansprojet')}{' '}
        {/* The link leads to another screen; the draft is offered again on the way back (ADR 0025). */}
        {can('projets.creer') && (
          <LinkButton as={Link} to={projetFormPath(NEW_PROJET)}>
            {t('projet.nouveau')}
          </LinkButton>
        )}
      </Alert>
    );
  }
  const etapes = data?.find((one) => one.projetid === form.values.projetid)?.etapeliste;
  const chooseProjet = (id: RecordId | null | '') => {
    form.setValue('projetid', id);
    form.setValue('etapeprojetid', null);
  };
  return (
    <>
      <Choice
        field={{ ...form.field('projetid'), onValueChange: chooseProjet as (value: unknown) => void }}
        label={t('depense.projet')}
        options={(data ?? []).map((one) => ({ value: String(one.projetid), label: one.libelle }))}
        placeholder={data ? undefined : t('general.chargement')}
      />
      <Choice
        field={form.field('etapeprojetid') as CallFormField<unknown>}
        label={t('depense.etape')}
        options={(etapes ?? []).map((etape) => etapeOption(etape, t('depense.etapecloturee')))}
        placeholder={etapes ? undefined : t(data ? 'depense.projetdabord' : 'general.chargement')}
        disabled={!etapes}
      />
    </>
  );
}

/** A step in a select; a closed one says so. */
export function etapeOption({ etapeprojetid, libelle, etat }: EtapeChoix, closed: string): SelectOption {
  return { value: String(etapeprojetid), label: libelle, ...(etat === 1 ? { description: closed } : {}) };
}

interface ChoiceProps {
  field: CallFormField<unknown>;
  label: string;
  options: SelectOption[];
  placeholder: string | undefined;
  disabled?: boolean;
}

function Choice({ field, options, ...rest }: ChoiceProps) {
  const chosen = choiceOf(field);
  // While its option is loading or deleted, a select would show the first option instead, so it gets no value.
  const isListed = options.some(({ value }) => value === chosen.value);
  return (
    <div data-wide>
      <SelectField {...chosen} {...rest} required options={options} value={isListed ? chosen.value : ''} />
    </div>
  );
}
