import type { Reglement } from '@comptoir/contract/reglements';
import { add, formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { ReglementPreview } from '@comptoir/domain/reglementPreview';
import type { Francs } from '@comptoir/domain/units';
import { FormColumns, FormGrid } from '@comptoir/ui/FormGrid';
import { MemeDepense } from '../doublons/MemeDepense';
import { MemePreuve } from '../doublons/MemePreuve';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { ProofField } from '../records/fichiers/ProofField';
import { FormInputs } from '../records/forms/FormInputs';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { BeneficiaireInputs } from '../tiers/BeneficiaireInputs';
import { CaisseSelect } from './CaisseSelect';
import { DoubtsDialog } from './DoubtsDialog';
import type { Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { FORM_TEXTS } from './formTexts';
import { OperateurInputs } from './OperateurInputs';
import { AdvanceWarning, ReglementAmounts, ReglementChecks } from './ReglementSummary';
import { Troppercus } from './Troppercus';
import { useDoubts } from './useDoubts';
import { type Paid, useReglementForm } from './useReglementForm';
import { useReglementPreview } from './useReglementPreview';

type ReglementForm = ReturnType<typeof useReglementForm>['form'];

export interface ReglementModalProps extends Paid {
  onClose(): void;
}

/**
 * The form of a debt's payment, with its live amounts; Save is disabled until the payment is possible (spec § 2, § 5
 * Payment).
 */
export function ReglementModal({ onClose, ...paid }: ReglementModalProps) {
  const { dette, reglement, montantrestant } = paid;
  const { t } = useLang();
  const { form, chosen, nature, base, isProofRequired, foresee } = useReglementForm(paid, onClose);
  const { isSentAgain } = form;
  const figures = useReglementPreview(dette, form.values, base, montantrestant, isSentAgain);
  const { preview, frais, caisse, depassement, closed, registers, keepFigures } = figures;
  // A payment that is resent after a lost answer skips these questions: the identical payment may be itself, and its
  // idempotency key prevents a second one.
  const { doubts, ...asked } = useDoubts(dette, { form, base, caisse, preview, isSentAgain }, async () => {
    keepFigures();
    foresee(preview.restant);
    await form.submit();
  });
  const isRefused =
    (preview.refusal !== null && !isSentAgain) || depassement?.isRefuse === true || closed !== undefined;
  const isLeaving = dette.from === REGLEMENT_FROM.depense;
  const remis = form.field('montant');
  const preuve = usePreuveHint(dette, base);
  const refused = useRefusals(preview, { remis: Number(form.values.montant), frais }, isLeaving);
  const refusals = closed ? { ...refused, caisse: closed } : refused;

  return (
    <RecordForm
      title={`${t(TEXTES_DETTE[dette.from][reglement ? 'modification' : 'creation'])} · ${dette.libelle}`}
      size="lg"
      form={{ ...form, submit: asked.submit }}
      onClose={onClose}
      {...(!reglement && { verb: t(FORM_TEXTS[dette.from].verbe), montant: add(preview.net, preview.troppercu) })}
      missing={form.missing}
      wrong={wrongOf(form, refusals)}
      isSaveDisabled={!form.isValid || isRefused}
      check={
        <ReglementChecks
          dette={dette}
          preview={preview}
          frais={frais}
          caisse={closed ? null : caisse}
          depassement={depassement}
        />
      }
    >
      <FormColumns data-wide>
        <FormGrid>
          <FormInputs
            form={form}
            inputs={{
              depenseid: <Tenus paid={paid} onUsed={onClose} />,
              caisseid: (
                <div data-wide>
                  <CaisseSelect field={chosen} {...registers} refusal={refusals.caisse} />
                </div>
              ),
              montant: <MontantInput field={remis} required error={remis.error ?? refusals.montant} />,
              date: <DateInput field={form.field('date')} required days="past" />,
              reference: <OperateurInputs form={form} nature={nature} sens={isLeaving ? 'sortie' : 'entree'} />,
              frais: null,
              troppercu: null,
              beneficiaire: isLeaving && (
                <BeneficiaireInputs nom={form.field('beneficiaire')} tel={form.field('beneficiairetel')} />
              ),
              beneficiairetel: null,
              file: null,
            }}
          />
        </FormGrid>
        <FormGrid>
          <ReglementAmounts dette={dette} preview={preview} />
          <AdvanceWarning dette={dette} date={form.values.date} />
          <ProofField field={form.field('file')} hint={preuve} required={isProofRequired} />
          <MemePreuve file={!isSentAgain && form.values.file} depenseid={dette.id} />
          {isLeaving && (
            <MemeDepense depenseid={dette.id} saisie={{ ...dette, beneficiaire: form.values.beneficiaire }} />
          )}
        </FormGrid>
      </FormColumns>
      {asked.isAsking && <DoubtsDialog {...asked} doubts={doubts} montantId={form.field('montant').id} />}
    </RecordForm>
  );
}

/** Names the fields whose value is refused; an empty one is among `missing` already. */
function wrongOf({ field, missing }: ReglementForm, { caisse, montant }: Refusals): string[] {
  const refused = [caisse && field('caisseid').label, montant && field('montant').label];
  return refused.filter((label) => label !== undefined).filter((label) => !missing.includes(label));
}

/** Shows the surplus that is held for the client before a new payment of their order, which it may pay (ADR 0052). */
function Tenus({ paid, onUsed }: { paid: Paid; onUsed(): void }) {
  const { dette, reglement, montantrestant } = paid;
  if (reglement || dette.clientid === undefined) return null;
  return <Troppercus clientid={dette.clientid} aPayer={{ dette, reste: montantrestant }} onUsed={onUsed} />;
}

/** Says which files may serve as the proof, and which one an edited payment keeps without a new one. */
function usePreuveHint({ from }: Dette, kept: Reglement | null): string {
  const { t } = useLang();
  const hint = t(FORM_TEXTS[from].preuve);
  return kept?.file ? `${t('reglement.preuvegardee', { nom: kept.filename })} ${hint}` : hint;
}

interface Refusals {
  caisse?: string;
  montant?: string;
}

/**
 * Returns why the payment is refused, at the field to correct: the register holds too little, or the amount is wrong.
 */
function useRefusals(
  preview: ReglementPreview,
  { remis, frais }: { remis: Francs; frais: Francs },
  isLeaving: boolean,
): Refusals {
  const { t } = useLang();
  const insufficient = (montant: Francs) =>
    t(frais === 0 ? 'reglement.insuffisant' : 'reglement.insuffisantfrais', {
      montant: formatMontant(add(montant, frais)),
    });
  switch (preview.refusal) {
    case 'soldeinsuffisant':
      return { caisse: isLeaving ? insufficient(preview.net) : t('form.soldeinsuffisant') };
    case 'remisinsuffisant':
      return { montant: insufficient(remis) };
    case 'tropverse':
      return { montant: t('reglement.tropverse', { montant: formatMontant(preview.owed) }) };
    case 'montantinvalide':
      return { montant: t('form.montantinvalide') };
    default:
      return {};
  }
}
