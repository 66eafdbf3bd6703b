import { type Caisse, type Mouvementcaisse, MouvementSaisi } from '@comptoir/contract/caisses';
import { fieldsOf } from '@comptoir/contract/fields';
import { mouvements } from '@comptoir/contract/mouvements';
import { type Beneficiaire, isSansNom, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { type MouvementType, soldeAfterEdit } from '@comptoir/domain/caisse';
import { DATES } from '@comptoir/domain/dateFormat';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { AmountField } from '@comptoir/ui/AmountField';
import { DateField } from '@comptoir/ui/DateField';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useState } from 'react';
import * as z from 'zod/mini';
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
const TOUCHES = { touches: ['caisses', 'reglements'] };

/** What people type of a movement; what it gives back is added when it is sent. */
const MouvementTyped = z.omit(mouvements.create.body, { tropde: true });

type Held = Pick<Caisse, 'caisseid' | 'libelle' | 'nature' | 'solde' | 'plafond' | 'plafondrefuse'>;
const valuesOf = (mouvement: Mouvementcaisse) => fieldsOf(MouvementSaisi, mouvement);

/** Returns who takes the cash: nobody when it comes in, whatever the hidden fields hold. */
const takenBy = ({ type, beneficiaire, beneficiairetel }: Beneficiaire & { type: MouvementType }): Beneficiaire =>
  type === 1 ? NO_BENEFICIAIRE : { beneficiaire, beneficiairetel };

/** The surplus of a payment, `tenu` francs of which are still held, and the text of the movement that gives it back. */
export interface Rendu {
  reglementid: RecordId;
  tenu: Francs;
  description: string;
}

export interface MouvementModalProps {
  caisse: Held;
  /** The movement to edit; null creates one. */
  mouvement: Mouvementcaisse | null;
  /** What a new one gives back: money out, of what an operator received too much (ADR 0052). */
  rendu?: Rendu | undefined;
  onClose(): void;
}

/** The form of money that is put into a register or taken out by hand; it shows the balance after the movement. */
export function MouvementModal({ caisse, mouvement, rendu, onClose }: MouvementModalProps) {
  const { t, lang } = useLang();
  const { form, day, closed, base, today, onReload } = useMouvementForm(caisse, { mouvement, rendu }, onClose);
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
      title={t(titleOf(mouvement, rendu))}
      form={form}
      onClose={onClose}
      onReload={onReload}
      verb={useVerbe(mouvement, type)}
      montant={mouvement ? null : montant}
      missing={form.missing}
      isSaveDisabled={isInsufficient || closed !== undefined || depassement?.isRefuse === true}
      check={
        soldeApres !== null && (
          <>
            <SoldeCheck soldeApres={soldeApres} />
            <PlafondCheck depassement={depassement} />
          </>
        )
      }
    >
      <FormInputs
        form={form}
        inputs={{
          caisseid: null,
          type: !rendu && (
            <RadioGroup {...direction} onValueChange={turn} legend={t('mouvement.type')} options={directions} />
          ),
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

const titleOf = (mouvement: Mouvementcaisse | null, rendu: Rendu | undefined) => {
  if (rendu) return 'mouvement.rendretrop';
  return mouvement ? 'mouvement.modification' : 'mouvement.creation';
};

/** What the register holds after the movement, francs, or that it holds too little. */
function SoldeCheck({ soldeApres }: { soldeApres: Francs }) {
  const { t } = useLang();
  const isInsufficient = soldeApres < 0;
  return (
    <Alert data-wide tone={isInsufficient ? 'danger' : 'info'}>
      {isInsufficient ? t('form.soldeinsuffisant') : t('mouvement.controle', { solde: formatMontant(soldeApres) })}
    </Alert>
  );
}

/** What a new movement begins with. */
const freshOf = (rendu: Rendu | undefined, date: string) => ({
  ...emptyOf(MouvementSaisi),
  date,
  ...(rendu && { type: 0 as const, montant: rendu.tenu, description: rendu.description }),
});

function useMouvementForm(
  { caisseid, nature }: Held,
  { mouvement, rendu }: Pick<MouvementModalProps, 'mouvement' | 'rendu'>,
  onSaved: () => void,
) {
  const { t } = useLang();
  const today = useToday();
  const [base, setBase] = useState(mouvement);
  const recordId = base
    ? `${base.mouvementcaisseid}.${base.version}`
    : `new.${caisseid}${rendu ? `.${rendu.reglementid}` : ''}`;
  const create = useMutationOf(mouvements.create, TOUCHES);
  const update = useMutationOf(mouvements.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: MouvementTyped,
    defaults: { caisseid, ...(base ? valuesOf(base) : freshOf(rendu, today)) },
    rules: (body) => ({
      // The call takes one without a day as of today; whoever empties the field is asked again (D99).
      ...(!body.date || isFuture(body.date, today) ? { date: body.date ? 'date.future' : 'champ.requis' } : {}),
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
        if (!base) return create.submit({ body: rendu ? { ...body, tropde: rendu.reglementid } : body }, options);
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
