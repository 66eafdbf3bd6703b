import { type Caisse, type Mouvementcaisse, MouvementSaisi } from '@comptoir/contract/caisses';
import { fieldsOf } from '@comptoir/contract/fields';
import { mouvementIssues } from '@comptoir/contract/mouvementRules';
import { mouvements } from '@comptoir/contract/mouvements';
import { type Beneficiaire, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { type MouvementType, soldeAfterEdit } from '@comptoir/domain/caisse';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import * as z from 'zod/mini';
import { useLang } from '../../frame/i18n/useLang';
import { PlafondCheck, useDepassement } from '../../operations/PlafondCheck';
import { ReferenceInput } from '../../operations/ReferenceInput';
import { useOpenDay } from '../../operations/useJours';
import { DateInput } from '../../records/DateInput';
import { choiceOf } from '../../records/fieldValue';
import { useEdited, useEditedForm } from '../../records/forms/useEditedForm';
import { writeOf } from '../../records/forms/write';
import { MontantInput } from '../../records/MontantInput';
import { RecordForm } from '../../records/RecordForm';
import { TextesInput } from '../../records/TextInput';
import { useToday } from '../../records/useToday';
import { BeneficiaireInputs } from '../../tiers/BeneficiaireInputs';

/**
 * The fields that people type; a surplus that is given back is added when it is sent. The call takes a movement without
 * a day as one of today, but the form asks again when the field was emptied (D99).
 */
const MouvementTyped = z.extend(z.omit(mouvements.create.body, { tropde: true }), { date: MouvementSaisi.shape.date });

type Held = Pick<Caisse, 'caisseid' | 'libelle' | 'nature' | 'solde' | 'plafond' | 'plafondrefuse'>;

/** Returns the person who takes the cash: nobody when it comes in, whatever the hidden fields hold. */
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
  /** The surplus that a new movement gives back, out of what an operator received too much (ADR 0052). */
  rendu?: Rendu | undefined;
  onClose(): void;
}

/** The form of money that is put into a register or taken out by hand; it shows the balance after the movement. */
export function MouvementModal(props: MouvementModalProps) {
  const { caisse, mouvement, rendu, onClose } = props;
  const { t } = useLang();
  const { form, base } = useMouvementForm(props);
  const { day, isClosed } = useOpenDay(form, caisse.caisseid);
  const { montant, type } = form.values;
  const typed = typeof montant === 'number' ? ({ montant, type: type === 0 ? 0 : 1 } as const) : null;
  // After a lost answer the balance may include this movement already, so a resent movement is not checked against it.
  const soldeApres = typed && !form.isSentAgain ? soldeAfterEdit(caisse.solde, base, typed) : null;
  const isInsufficient = soldeApres !== null && soldeApres < 0;
  const isEntree = soldeApres !== null && typed?.type === 1;
  const depassement = useDepassement(caisse, isEntree ? { avant: caisse.solde, apres: soldeApres } : null);
  const direction = choiceOf(form.field('type'));
  const turn = (chosen: string) => {
    direction.onValueChange(chosen);
    if (chosen === '0') return;
    // Hidden fields hold nothing: a half-typed phone would keep the form from being sent.
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
      verb={useVerbe(mouvement, type)}
      montant={mouvement ? null : montant}
      missing={form.missing}
      isSaveDisabled={isInsufficient || isClosed || depassement?.isRefuse === true}
      check={
        soldeApres !== null && (
          <>
            <SoldeCheck soldeApres={soldeApres} />
            <PlafondCheck depassement={depassement} />
          </>
        )
      }
      inputs={{
        caisseid: null,
        type: !rendu && (
          <RadioGroup {...direction} onValueChange={turn} legend={t('mouvement.type')} options={directions} />
        ),
        montant: <MontantInput field={form.field('montant')} required />,
        date: <DateInput field={day} required days="past" />,
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
        description: <TextesInput field={form.field('description')} />,
      }}
    />
  );
}

/** Returns the button's verb: what sending does with the money; none for a corrected movement, which is saved. */
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

function useMouvementForm({ caisse, mouvement, rendu, onClose }: MouvementModalProps) {
  const { caisseid, nature } = caisse;
  const today = useToday();
  const of = rendu ? `${caisseid}.${rendu.reglementid}` : caisseid;
  const edited = useEdited(mouvement, 'mouvementcaisseid', `new.${of}`);
  const form = useEditedForm(edited, {
    formName: 'mouvementcaisse',
    schema: MouvementTyped,
    fresh: {
      caisseid,
      date: today,
      ...(rendu && { type: 0 as const, montant: rendu.tenu, description: rendu.description }),
    },
    valuesOf: (base) => ({ caisseid, ...fieldsOf(MouvementSaisi, base) }),
    rules: (body) => mouvementIssues({ ...body, ...takenBy(body) }, { nature, today }),
    labels: {
      caisseid: 'mouvement.caisse',
      montant: 'depense.montant',
      type: 'mouvement.type',
      date: 'depense.date',
      reference: 'reglement.reference',
      beneficiaire: 'reglement.beneficiaire',
      beneficiairetel: 'reglement.beneficiairetel',
      description: 'depense.description',
    },
    touches: ['caisses', 'reglements'],
    create: (typed) => {
      const body = { ...typed, ...takenBy(typed) };
      return writeOf(mouvements.create, { body: rendu ? { ...body, tropde: rendu.reglementid } : body });
    },
    update: (typed, { mouvementcaisseid, isfirst, version }) =>
      writeOf(mouvements.update, {
        params: { mouvementcaisseid },
        body: { ...typed, ...takenBy(typed), isfirst, version },
      }),
    onEnd: onClose,
  });
  return { form, base: edited.base };
}
