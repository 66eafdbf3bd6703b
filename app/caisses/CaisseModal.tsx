import { type Caisse, CaisseFields, caisses } from '@comptoir/contract/caisses';
import { fieldsOf } from '@comptoir/contract/fields';
import { MAX_CODE_CAISSE } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { AmountField } from '@comptoir/ui/AmountField';
import { Disclosure } from '@comptoir/ui/Disclosure';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { SelectField } from '@comptoir/ui/SelectField';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { FlagInput } from '../records/FlagInput';
import { FraisInput } from '../records/FraisInput';
import { montantOf, textOf } from '../records/fieldValue';
import { emptyOf } from '../records/forms/emptyOf';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { useNatures } from '../records/natureLook';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useSave } from '../records/useSave';

const FORM = 'caisse';
/** Payments are refreshed too, because they show their register's label. */
const TOUCHES = { touches: ['caisses', 'reglements'] };

/** The register of an advance has no form: it follows its advance (ADR 0039). */
const valuesOf = ({ nature, ...caisse }: Caisse) =>
  fieldsOf(CaisseFields, { ...caisse, nature: nature === 'avance' ? 'especes' : nature });

export interface CaisseModalProps {
  /** The register to edit; null creates one. */
  caisse: Caisse | null;
  onClose(): void;
  /** Gets the saved register; the modal closes by itself right after. */
  onSaved?(caisse: Caisse): void;
}

/**
 * The form of a register: its label, for a new one only its opening amount, its description (spec § 2 Cash registers). What
 * it is made of besides is folded, and opens by itself where something in it is refused.
 */
export function CaisseModal({ caisse, onClose, onSaved }: CaisseModalProps) {
  const { t } = useLang();
  const { form, onReload } = useCaisseForm(caisse, onClose, onSaved);
  const { montant } = form.values;
  const ouvrir = montant
    ? t('caisseaide.ouvriravec', { montant: formatMontant(Number(montant)) })
    : t('caisseaide.ouvrir');
  return (
    <RecordForm
      title={t(caisse ? 'caisseaide.modification' : 'caisseaide.creation')}
      form={form}
      onClose={onClose}
      onReload={onReload}
      verb={caisse ? undefined : ouvrir}
      missing={form.missing}
    >
      <FormInputs
        form={form}
        inputs={{
          libelle: <TextInput field={form.field('libelle')} required />,
          montant: caisse === null && (
            <AmountField {...montantOf(form.field('montant'))} hint={t('caisseaide.montant')} required />
          ),
          description: (
            <div data-wide>
              <TextAreaField {...textOf(form.field('description'))} rows={3} />
            </div>
          ),
          nature: <Options form={form} />,
          ...{ code: null, plafond: null, plafondrefuse: null, decharge: null, aveugle: null },
        }}
      />
    </RecordForm>
  );
}

const FOLDED = ['nature', 'code', 'plafond', 'plafondrefuse', 'decharge', 'aveugle'] as const;

/** What few registers change: what holds the money, its code on papers, its limit, signatures, how it is counted. */
function Options({ form }: { form: CaisseForm }) {
  const { t } = useLang();
  const natures = useNatures();
  const { nature, code, plafond } = form.values;
  const told = [natures.find(({ value }) => value === nature)?.label, code, plafond ? t('plafond.montant') : null];
  return (
    <Disclosure
      data-wide
      title={t('caisseaide.options')}
      note={told.filter(Boolean).join(' · ')}
      isRevealed={FOLDED.some((name) => form.field(name).error)}
    >
      <FormGrid>
        <SelectField {...textOf(form.field('nature'))} options={natures} placeholder={null} required />
        <TextInput
          field={{ ...form.field('code'), maxLength: MAX_CODE_CAISSE }}
          hint={`${t('caisseaide.code')} ${t('caisseaide.codepropose')}`}
        />
        <FraisInput field={form.field('plafond')} hint={t('plafond.aide')} />
        {plafond ? <FlagInput field={form.field('plafondrefuse')} hint={t('plafond.refuseraide')} /> : null}
        <FlagInput field={form.field('decharge')} hint={t('caisseaide.decharge')} />
        <FlagInput field={form.field('aveugle')} hint={t('caisseaide.aveugle')} />
      </FormGrid>
    </Disclosure>
  );
}

function useCaisseForm(
  caisse: Caisse | null,
  onClose: CaisseModalProps['onClose'],
  onSaved: CaisseModalProps['onSaved'],
) {
  const { t } = useLang();
  const [base, setBase] = useState(caisse);
  const recordId = base ? `${base.caisseid}.${base.version}` : 'new';
  const create = useMutationOf(caisses.create, TOUCHES);
  const update = useMutationOf(caisses.update, TOUCHES);
  const save = useSave(FORM, recordId, onClose);

  const form = useCallForm({
    formName: FORM,
    recordId,
    // The form of an existing register neither shows nor sends the opening amount.
    schema: CaisseFields,
    defaults: base ? valuesOf(base) : emptyOf(CaisseFields),
    labels: {
      libelle: t('depense.libelle'),
      nature: t('depense.nature'),
      code: t('caisse.code'),
      montant: t('caisse.montant'),
      plafond: t('plafond.montant'),
      plafondrefuse: t('plafond.refuser'),
      decharge: t('caisseaide.dechargedemander'),
      aveugle: t('caisse.aveugle'),
      description: t('depense.description'),
    },
    onSubmit: (body) => {
      // Without a limit the form does not ask what happens beyond it.
      const asked = body.plafond === 0 ? { ...body, plafondrefuse: 0 as const } : body;
      return save(asked, async (options) => {
        const { caisseid, version } = base ?? {};
        const { montant: _, ...fields } = asked;
        const answer =
          caisseid === undefined
            ? await create.submit({ body: asked }, options)
            : await update.submit({ params: { caisseid }, body: { ...fields, version } }, options);
        onSaved?.(answer.data);
      });
    },
  });
  return { form, onReload: reloadOf(caisses.update, form, [base, setBase], valuesOf) };
}

type CaisseForm = ReturnType<typeof useCaisseForm>['form'];
