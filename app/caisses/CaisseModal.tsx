import { type Caisse, CaisseFields, caisses } from '@comptoir/contract/caisses';
import { fieldsOf } from '@comptoir/contract/fields';
import { MAX_CODE_CAISSE } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { Disclosure } from '@comptoir/ui/Disclosure';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { SelectField } from '@comptoir/ui/SelectField';
import type * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useNatures } from '../operations/natureLook';
import { FlagInput } from '../records/FlagInput';
import { textOf } from '../records/fieldValue';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { TextesInput, TextInput } from '../records/TextInput';

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
 * The form of a register: its label, for a new one only its opening amount, its description (spec § 2 Cash registers).
 * The other fields are folded, and unfold by themselves when one of them is refused.
 */
export function CaisseModal(props: CaisseModalProps) {
  const { caisse, onClose } = props;
  const { t } = useLang();
  const form = useCaisseForm(props);
  const { montant } = form.values;
  const ouvrir = montant
    ? t('caisseaide.ouvriravec', { montant: formatMontant(Number(montant)) })
    : t('caisseaide.ouvrir');
  return (
    <RecordForm
      title={t(caisse ? 'caisseaide.modification' : 'caisseaide.creation')}
      form={form}
      onClose={onClose}
      verb={caisse ? undefined : ouvrir}
      missing={form.missing}
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required />,
        montant: caisse === null && (
          <MontantInput field={form.field('montant')} hint={t('caisseaide.montant')} required />
        ),
        description: <TextesInput field={form.field('description')} />,
        nature: <Options form={form} />,
        code: null,
        plafond: null,
        plafondrefuse: null,
        decharge: null,
        aveugle: null,
      }}
    />
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
        <MontantInput isMostlyZero field={form.field('plafond')} hint={t('plafond.aide')} />
        {plafond ? <FlagInput field={form.field('plafondrefuse')} hint={t('plafond.refuseraide')} /> : null}
        <FlagInput field={form.field('decharge')} hint={t('caisseaide.decharge')} />
        <FlagInput field={form.field('aveugle')} hint={t('caisseaide.aveugle')} />
      </FormGrid>
    </Disclosure>
  );
}

/** The form; a register that exists neither shows nor sends the opening amount. */
function useCaisseForm({ caisse, onClose, onSaved }: CaisseModalProps) {
  return useEditedForm(useEdited(caisse, 'caisseid'), {
    formName: 'caisse',
    schema: CaisseFields,
    valuesOf,
    labels: {
      libelle: 'depense.libelle',
      nature: 'depense.nature',
      code: 'caisse.code',
      montant: 'caisse.montant',
      plafond: 'plafond.montant',
      plafondrefuse: 'plafond.refuser',
      decharge: 'caisseaide.dechargedemander',
      aveugle: 'caisse.aveugle',
      description: 'depense.description',
    },
    // Payments are refreshed too, because they show their register's label.
    touches: ['caisses', 'reglements'],
    create: (body) => writeOf(caisses.create, { body: askedOf(body) }),
    update: ({ montant: _, ...body }, { caisseid, version }) =>
      writeOf(caisses.update, { params: { caisseid }, body: { ...askedOf(body), version } }),
    onEnd: (saved) => {
      if (saved) onSaved?.(saved);
      onClose();
    },
  });
}

/** Without a limit the form does not ask what happens beyond it. */
const askedOf = <Body extends Pick<z.output<typeof CaisseFields>, 'plafond' | 'plafondrefuse'>>(body: Body): Body =>
  body.plafond === 0 ? { ...body, plafondrefuse: 0 } : body;

type CaisseForm = ReturnType<typeof useCaisseForm>;
