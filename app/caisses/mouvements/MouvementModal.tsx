import { type Caisse, type Mouvementcaisse, MouvementSaisi } from '@comptoir/contract/caisses';
import { fieldsOf } from '@comptoir/contract/fields';
import { mouvements } from '@comptoir/contract/mouvements';
import { type Beneficiaire, isSansNom, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { type MouvementType, soldeAfterEdit } from '@comptoir/domain/caisse';
import { DATES } from '@comptoir/domain/dateFormat';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { AmountField } from '@comptoir/ui/AmountField';
import { DateField } from '@comptoir/ui/DateField';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useState } from 'react';
import { useMutationOf } from '../../frame/api/useMutationOf';
import { useLang } from '../../frame/i18n/useLang';
import { PlafondCheck, useDepassement } from '../../plafonds/PlafondCheck';
import { BeneficiaireInputs } from '../../records/beneficiaire/BeneficiaireInputs';
import { reloadOf } from '../../records/conflict';
import { choiceOf, montantOf, textOf } from '../../records/fieldValue';
import { emptyOf } from '../../records/forms/emptyOf';
import { FormInputs } from '../../records/forms/FormInputs';
import { useCallForm } from '../../records/forms/useCallForm';
import { RecordForm } from '../../records/RecordForm';
import { ReferenceInput } from '../../records/reference/ReferenceInput';
import { referenceRule } from '../../records/reference/referenceRule';
import { useJours, useJoursDe } from '../../records/useJours';
import { useSave } from '../../records/useSave';
import { useToday } from '../../records/useToday';

const FORM = 'mouvementcaisse';
const TOUCHES = { touches: ['caisses'] };

type Held = Pick<Caisse, 'caisseid' | 'libelle' | 'nature' | 'solde' | 'plafond' | 'plafondrefuse'>;
const valuesOf = (mouvement: Mouvementcaisse) => fieldsOf(MouvementSaisi, mouvement);

/** Returns who takes the cash: nobody when it comes in, whatever the hidden fields hold. */
const takenBy = ({ type, beneficiaire, beneficiairetel }: Beneficiaire & { type: MouvementType }): Beneficiaire =>
  type === 1 ? NO_BENEFICIAIRE : { beneficiaire, beneficiairetel };

export interface MouvementModalProps {
  caisse: Held;
  /** The movement to edit; null creates one. */
  mouvement: Mouvementcaisse | null;
  onClose(): void;
}

/** The form of money that is put into a register or taken out by hand; it shows the balance after the movement. */
export function MouvementModal({ caisse, mouvement, onClose }: MouvementModalProps) {
  const { t, lang } = useLang();
  const { form, day, closed, base, today, onReload } = useMouvementForm(caisse, mouvement, onClose);
  const { montant, type } = form.values;
  const typed = typeof montant === 'number' ? ({ montant, type: type === 0 ? 0 : 1 } as const) : null;
  // After a lost answer the balance may include this movement already, so a resent movement is not checked against it.
  const isSentAgain = form.error?.isUnknownResult === true;
  const soldeApres = typed && !isSentAgain ? soldeAfterEdit(caisse.solde, base, typed) : null;
  const isInsufficient = soldeApres !== null && soldeApres < 0;
  const isEntree = soldeApres !== null && typed?.type === 1;
  const depassement = useDepassement(caisse, isEntree ? { avant: caisse.solde, apres: soldeApres } : null);
  const direction = choiceOf(form.field('type'));
  const turn = (chosen: string) => {
    direction.onValueChange(chosen);
    if (chosen === '0') return;
    // Hidden fields hold nothing: a phone that is typed half would keep the form from being sent.
    form.setValue('beneficiaire', '');
    form.setValue('beneficiairetel', '');
  };
  const directions = [
    { value: '1', label: t('mouvement.entree') },
    { value: '0', label: t('mouvement.sortie') },
  ];

  return (
    <RecordForm
      title={t(mouvement ? 'mouvement.modification' : 'mouvement.creation')}
      form={form}
      onClose={onClose}
      onReload={onReload}
      verb={useVerbe(mouvement, type)}
      montant={mouvement ? null : montant}
      isSaveDisabled={isInsufficient || closed !== undefined || depassement?.isRefuse === true}
      check={
        soldeApres !== null && (
          <>
            <Alert data-wide tone={isInsufficient ? 'danger' : 'info'}>
              {isInsufficient
                ? t('form.soldeinsuffisant')
                : t('mouvement.controle', { solde: formatMontant(soldeApres) })}
            </Alert>
            <PlafondCheck depassement={depassement} />
          </>
        )
      }
    >
      <FormInputs
        form={form}
        inputs={{
          caisseid: null,
          type: <RadioGroup {...direction} onValueChange={turn} legend={t('mouvement.type')} options={directions} />,
          montant: <AmountField {...montantOf(form.field('montant'))} required />,
          date: <DateField {...day} required today={today} format={DATES[lang]} max={today} />,
          reference: (
            <ReferenceInput
              field={form.field('reference')}
              nature={caisse.nature}
              caisseid={caisse.caisseid}
              refusal={form.error}
            />
          ),
          beneficiaire: type === 0 && (
            <BeneficiaireInputs nom={form.field('beneficiaire')} tel={form.field('beneficiairetel')} />
          ),
          beneficiairetel: null,
          description: (
            <div data-wide>
              <TextAreaField {...textOf(form.field('description'))} rows={3} />
            </div>
          ),
        }}
      />
    </RecordForm>
  );
}

/** What sending does with the money; a corrected movement is saved. */
function useVerbe(mouvement: Mouvementcaisse | null, type: unknown): string | undefined {
  const { t } = useLang();
  if (mouvement) return undefined;
  return t(type === 0 ? 'mouvement.decaisser' : 'reglement.commande.nouveau');
}

function useMouvementForm({ caisseid, nature }: Held, mouvement: Mouvementcaisse | null, onSaved: () => void) {
  const { t } = useLang();
  const today = useToday();
  const [base, setBase] = useState(mouvement);
  const recordId = base ? `${base.mouvementcaisseid}.${base.version}` : `new.${caisseid}`;
  const create = useMutationOf(mouvements.create, TOUCHES);
  const update = useMutationOf(mouvements.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: mouvements.create.body,
    defaults: { caisseid, ...(base ? valuesOf(base) : { ...emptyOf(MouvementSaisi), date: today }) },
    rules: (body) => ({
      ...(body.date && isFuture(body.date, today) ? { date: 'date.future' } : {}),
      ...referenceRule('reference', nature, body.reference),
      ...(isSansNom(takenBy(body)) ? { beneficiaire: 'champ.requis' } : {}),
    }),
    labels: {
      caisseid: t('mouvement.caisse'),
      montant: t('depense.montant'),
      type: t('mouvement.type'),
      date: t('depense.date'),
      reference: t('reglement.reference'),
      beneficiaire: t('reglement.beneficiaire'),
      beneficiairetel: t('reglement.beneficiairetel'),
      description: t('depense.description'),
    },
    onSubmit: (typed) => {
      const body = { ...typed, ...takenBy(typed) };
      return save(body, (options) => {
        if (!base) return create.submit({ body }, options);
        const { mouvementcaisseid, isfirst, version } = base;
        return update.submit({ params: { mouvementcaisseid }, body: { ...body, isfirst, version } }, options);
      });
    },
  });
  const day = textOf(form.field('date'));
  const closed = useJours().refusOf(useJoursDe()(caisseid), form.error?.isUnknownResult ? null : day.value);
  const onReload = reloadOf(mouvements.update, form, [base, setBase], valuesOf);
  return { form, day: { ...day, error: closed ?? day.error }, closed, base, today, onReload };
}
