import { add, formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Francs } from '@comptoir/domain/units';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { MemePreuve } from '../doublons/MemePreuve';
import { useLang } from '../frame/i18n/useLang';
import { caisseField } from '../operations/caisseField';
import { ProofField } from '../records/fichiers/ProofField';
import { CaisseSelect } from '../reglements/CaisseSelect';
import { OperateurInputs } from '../reglements/OperateurInputs';
import { ReglementChecks } from '../reglements/ReglementSummary';
import { useReglementPreview } from '../reglements/useReglementPreview';
import { BeneficiaireInputs } from '../tiers/BeneficiaireInputs';
import type { DepenseForm, useDepenseForm } from './useDepenseForm';

const dette = { from: REGLEMENT_FROM.depense };

/** Returns what the payment of the whole expense does to the chosen register; nothing unless it is paid at once. */
export function useComptantFigures({ values, isSentAgain }: DepenseForm) {
  const montant: Francs = values.montant || 0;
  const isPaid = values.regler === 1 && montant > 0;
  const figures = useReglementPreview(dette, values, null, montant, isSentAgain);
  const isShort = isPaid && figures.preview.refusal === 'soldeinsuffisant' && !isSentAgain;
  return { ...figures, isPaid, isShort, isRefused: isShort || (isPaid && figures.closed !== undefined) };
}

type Figures = ReturnType<typeof useComptantFigures>;

/** The last check before an expense and its payment are saved: what leaves which register (DESIGN rule 15). */
export function ComptantCheck({ isPaid, preview, frais, caisse, depassement }: Figures) {
  return (
    isPaid && (
      <ReglementChecks dette={dette} preview={preview} frais={frais} caisse={caisse} depassement={depassement} />
    )
  );
}

interface ReglerMaintenantProps {
  state: ReturnType<typeof useDepenseForm>;
  figures: Figures;
}

/** The switch that pays an expense at once, and the fields of that payment. */
export function ReglerMaintenant({ state, figures }: ReglerMaintenantProps) {
  const { t } = useLang();
  const { field, values, setValue } = state.form;
  const isOn = values.regler === 1;
  // One photo serves the expense or its payment, whichever is asked for.
  const toggle = (on: boolean) => {
    setValue('regler', on ? 1 : 0);
    const documents = values.documents || [];
    const [document] = documents;
    if (on && !values.caisseid) setValue('caisseid', state.usual);
    if (on && !values.file && document && documents.length === 1) {
      setValue('file', document);
      setValue('documents', []);
    }
    if (!on && values.file) {
      setValue('documents', [values.file, ...documents]);
      setValue('file', null);
    }
  };
  return (
    <>
      <div data-wide>
        <SwitchField
          id={field('regler').id}
          label={t('depense.reglermaintenant')}
          hint={t('depense.reglermaintenantaide')}
          checked={isOn}
          onCheckedChange={toggle}
        />
      </div>
      {isOn && <ReglementInputs state={state} figures={figures} />}
    </>
  );
}

function ReglementInputs({ state, figures }: ReglerMaintenantProps) {
  const { t } = useLang();
  const { form, nature, natureOf } = state;
  const { field } = form;
  const { registers, preview, frais, isShort } = figures;
  const chosen = caisseField(form, { caisse: 'caisseid', reference: 'reference', frais: 'frais' }, natureOf);
  const short = t(frais === 0 ? 'reglement.insuffisant' : 'reglement.insuffisantfrais', {
    montant: formatMontant(add(preview.net, frais)),
  });
  return (
    <>
      <div data-wide>
        <CaisseSelect field={chosen} {...registers} refusal={isShort ? short : undefined} />
      </div>
      <OperateurInputs form={form} nature={nature} sens="sortie" />
      <BeneficiaireInputs nom={field('beneficiaire')} tel={field('beneficiairetel')} />
      <ProofField field={field('file')} hint={`${t('depense.preuveunique')} ${t('reglement.preuveaide')}`} required />
      <MemePreuve file={!form.isSentAgain && form.values.file} />
    </>
  );
}
