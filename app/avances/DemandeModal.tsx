import type { PorteurPossible } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { projets } from '@comptoir/contract/projets';
import { formatMontant } from '@comptoir/domain/money';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Alert } from '@comptoir/ui/Alert';
import { Combobox } from '@comptoir/ui/Combobox';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import { Link } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { DateInput } from '../records/DateInput';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';
import { MontantInput } from '../records/MontantInput';
import { PhoneInput } from '../records/PhoneInput';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { type Choices, useChoiceSearch, useChosen } from '../records/useChoices';
import { useRegles } from './useActes';
import { type DemandeForm, useDemandeForm } from './useDemandeForm';

export interface DemandeModalProps {
  onClose(): void;
}

/** The form that asks for an advance; a user who may pay it out chooses the person who gets it (ADR 0039). */
export function DemandeModal({ onClose }: DemandeModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const form = useDemandeForm(onClose);
  const isOwnOpen = useIsOwnOpen(form);
  const hint = useMontantHint();
  return (
    <RecordForm
      title={t('avance.demander')}
      form={isOwnOpen ? { ...form, formError: null } : form}
      onClose={onClose}
      verb={t('avance.demandercourt')}
      montant={form.values.montant}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
      inputs={{
        porteurid: can('avances.accorder') && <Porteur form={form} />,
        porteurnom: null,
        porteurtel: null,
        montant: <MontantInput field={form.field('montant')} required hint={hint || undefined} />,
        echeance: <DateInput field={form.field('echeance')} required days="future" hint={t('avance.echeanceaide')} />,
        objet: <TextInput field={form.field('objet')} required hint={t('avance.objetaide')} isWide />,
        projetid: <ProjetSelect field={form.field('projetid')} />,
      }}
    >
      {isOwnOpen && <OwnOpen onClose={onClose} />}
    </RecordForm>
  );
}

/** Whether the last attempt was refused because the user must first account for an advance of their own. */
function useIsOwnOpen({ error, values }: DemandeForm): boolean {
  const { user } = useSession();
  const isOpen = error?.code === 'avance.deja_ouverte' || error?.code === 'avance.en_retard';
  return isOpen && values.porteurid === user?.utilisateurid;
}

/** Says so, with a link to that advance. */
function OwnOpen({ onClose }: DemandeModalProps) {
  const { t } = useLang();
  return (
    <Alert tone="danger">
      <Stack>
        <span>{t('avance.dejaouverte')}</span>
        <div>
          <LinkButton as={Link} to="/avances?etat=decaissee" onClick={onClose}>
            {t('avance.voirajustifier')}
          </LinkButton>
        </div>
      </Stack>
    </Alert>
  );
}

/** Says what the organisation allows of an amount; empty where it allows any. */
function useMontantHint(): string {
  const { t } = useLang();
  const { avanceplafond, avanceseuil } = useRegles();
  return [
    avanceplafond > 0 && t('avance.plafondaide', { plafond: formatMontant(avanceplafond) }),
    avanceseuil > 0 && t('avance.seuilaide', { seuil: formatMontant(avanceseuil) }),
  ]
    .filter(Boolean)
    .join(' ');
}

const PORTEURS: Choices<PorteurPossible> = {
  useFound: (asked) =>
    useRoute(
      avances.porteurspossibles,
      asked && { query: { search: asked.search, limit: asked.limit, porteurid: asked.id } },
    ),
  optionOf: ({ utilisateurid, nom, tel }) => ({ key: utilisateurid, label: nom, note: tel && formatTelephone(tel) }),
};

/** Who gets the money: one of the accounts, or a person without one, given by name and phone. */
function Porteur({ form }: { form: DemandeForm }) {
  const { t } = useLang();
  const { id, label, value, error } = form.field('porteurid');
  const search = useChoiceSearch(PORTEURS);
  const failure = search.isFailed ? t('avance.porteursfaute') : undefined;
  const { chosen, remember } = useChosen(PORTEURS, value);
  const isNamed = value === null;
  return (
    <>
      <div data-wide>
        <Combobox
          id={id}
          label={label}
          placeholder={t('avance.sanscompte')}
          text={search.text}
          onTextChange={search.setText}
          options={search.options}
          value={chosen}
          onChange={(option) => {
            remember(option);
            choosePorteur(form, option && Number(option.key));
          }}
          emptyText={failure ?? t('avance.porteurintrouvable')}
          hint={t(isNamed ? 'avance.sanscompteaide' : 'avance.pouraide')}
          error={error ?? failure}
        />
      </div>
      {isNamed && (
        <FormGrid data-wide>
          <TextInput field={form.field('porteurnom')} required />
          <PhoneInput field={form.field('porteurtel')} required />
        </FormGrid>
      )}
    </>
  );
}

/** Chooses an account: its name and phone are known. */
function choosePorteur({ setValue }: DemandeForm, porteurid: number | null) {
  setValue('porteurid', porteurid);
  setValue('porteurnom', '');
  setValue('porteurtel', '');
}

/** The project that the advance is for, if any. */
function ProjetSelect({ field }: { field: CallFormField<unknown> }) {
  const { t } = useLang();
  const { can } = useSession();
  const every = useRoute(projets.all, can('projets') ? {} : null);
  // A user who sees no projects may still spend on those that expenses can belong to.
  const spendable = useRoute(projets.withSteps, can('projets') ? null : { query: {} });
  const rows = every.data ?? spendable.data ?? [];
  return (
    <div data-wide>
      <SelectField
        {...choiceOf(field)}
        options={rows.map(({ projetid, libelle }) => ({ value: String(projetid), label: libelle }))}
        placeholder={t('avance.sansprojet')}
        hint={t('avance.projetaide')}
      />
    </div>
  );
}
