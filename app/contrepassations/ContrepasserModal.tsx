import { caisses } from '@comptoir/contract/caisses';
import { contrepassationIssues } from '@comptoir/contract/contrepassationRules';
import { mouvements } from '@comptoir/contract/mouvements';
import { reglements } from '@comptoir/contract/reglements';
import type { Beneficiaire } from '@comptoir/domain/beneficiaire';
import { isJourArrete, type MouvementType, soldeAfterEdit } from '@comptoir/domain/caisse';
import { addDays, formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Stack } from '@comptoir/ui/Stack';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { DateInput } from '../records/DateInput';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useToday } from '../records/useToday';
import { useBeneficiaire } from '../tiers/useBeneficiaire';

/** A payment or a manual movement of a closed day, as its row shows it (ADR 0034). */
export interface AContrepasser extends Beneficiaire {
  of: 'reglement' | 'mouvementcaisse';
  /** Id of the payment or of the movement. */
  id: RecordId;
  caisseid: RecordId;
  /** Label of the register. */
  caisse: string;
  /** What was posted to the register, francs. */
  montant: Francs;
  /** 1 where the money came in. */
  type: MouvementType;
  /** Plain date. */
  date: string;
  /** What the payment settled, or what the movement was for; empty where that was not said. */
  libelle: string;
  /** Nouns whose data the reversal changes. */
  touches: readonly string[];
}

export interface ContrepasserModalProps {
  reverse: AContrepasser;
  onClose(): void;
}

/** The form of a reversal: what is reversed, what that does, why, and on which open day (ADR 0034). */
export function ContrepasserModal({ reverse, onClose }: ContrepasserModalProps) {
  const { t } = useLang();
  const today = useToday();
  const { data: caisse } = useRoute(caisses.byId, { params: { caisseid: reverse.caisseid } });
  const arretele = caisse?.arretele ?? null;
  const form = useContrepasserForm(reverse, onClose);
  // After a lost answer the balance may include the reversal already, so a resent one is not checked against it.
  const solde = caisse && !form.isSentAgain ? soldeAfterEdit(caisse.solde, reverse, null) : null;
  const hasOpenDay = !isJourArrete(arretele, today);
  return (
    <RecordForm
      title={t(`contrepassation.titre${reverse.of}`)}
      form={form}
      onClose={onClose}
      verb={t('contrepassation.verbe')}
      montant={reverse.montant}
      missing={form.missing}
      isSaveDisabled={!hasOpenDay || (solde !== null && solde < 0)}
      check={<Check reverse={reverse} solde={solde} closedToday={hasOpenDay ? null : arretele} />}
      inputs={{
        motif: <MotifField field={form.field('motif')} usual={motifsOf(reverse)} />,
        date: (
          <DateInput
            field={form.field('date')}
            required
            days="past"
            {...(arretele !== null && hasOpenDay && { min: addDays(arretele, 1) })}
          />
        ),
      }}
    >
      <Reverse reverse={reverse} />
    </RecordForm>
  );
}

/** The usual reasons: the wrong debt of a payment or the wrong register of a movement, then those of both. */
function motifsOf({ of, type }: AContrepasser): readonly TextKey[] {
  const dettefausse = type === 1 ? 'contrepassation.commandefausse' : 'contrepassation.depensefausse';
  const faux = of === 'reglement' ? dettefausse : 'contrepassation.caissefausse';
  return [faux, 'contrepassation.deuxfois', 'contrepassation.montantfaux'];
}

function useContrepasserForm({ of, id, montant, touches }: AContrepasser, onEnd: () => void) {
  const { t } = useLang();
  const today = useToday();
  return useSentForm({
    formName: `contrepasser${of}`,
    recordId: id,
    schema: reglements.contrepasser.body,
    defaults: { date: today },
    rules: ({ date }) => contrepassationIssues(date, { today }),
    labels: { motif: 'contrepassation.motif', date: 'contrepassation.date' },
    touches,
    needsLine: 'ligne.necessaire',
    write: (body) =>
      of === 'reglement'
        ? writeOf(reglements.contrepasser, { params: { reglementid: id }, body })
        : writeOf(mouvements.contrepasser, { params: { mouvementcaisseid: id }, body }),
    title: `${t(`contrepassation.titre${of}`)} · ${formatMontant(montant)}`,
    said: () => [t('contrepassation.fait', { montant: formatMontant(montant) })],
    onEnd,
  });
}

/** What is reversed: amount, register, day, what it was for, and the person who took the cash. */
function Reverse({ reverse }: { reverse: AContrepasser }) {
  const { t, lang } = useLang();
  const { of, montant, type, caisse, date, libelle, beneficiaire } = reverse;
  const taken = useBeneficiaire()(reverse);
  const facts = [
    {
      id: 'montant',
      label: t('depense.montant'),
      value: (
        <Amount
          value={montant}
          sign={type === 1 ? 'in' : 'out'}
          signLabel={t(type === 1 ? 'mouvement.entree' : 'mouvement.sortie')}
        />
      ),
    },
    { id: 'caisse', label: t('mouvement.caisse'), value: caisse },
    { id: 'date', label: t('depense.date'), value: formatDateLong(date, lang) },
    ...(libelle ? [{ id: 'libelle', label: t(LIBELLES[of][type]), value: libelle }] : []),
    ...(taken ? [{ id: 'beneficiaire', label: t('reglement.beneficiaire'), value: beneficiaire }] : []),
  ];
  return <DescriptionList data-wide items={facts} minWidth="9.375rem" />;
}

const LIBELLES = {
  reglement: ['activite.objetdepense', 'activite.objetcommande'],
  mouvementcaisse: ['depense.description', 'depense.description'],
} as const;

interface CheckProps {
  reverse: AContrepasser;
  /** The balance of the register after the reversal, francs; null while it is not known. */
  solde: Francs | null;
  /** The register's last closed day if that is today; otherwise null. */
  closedToday: string | null;
}

/** What the reversal will do, or why it cannot be made now (DESIGN rule 15). */
function Check({ reverse: { of, type, libelle, caisse, montant: francs }, solde, closedToday }: CheckProps) {
  const { t, lang } = useLang();
  const montant = formatMontant(francs);
  if (closedToday !== null)
    return (
      <Alert data-wide tone="danger">
        {t('contrepassation.demain', { caisse, date: formatDateLong(closedToday, lang) })}
      </Alert>
    );
  if (solde !== null && solde < 0)
    return (
      <Alert data-wide tone="danger">
        {t('contrepassation.engage', { caisse, montant })}
      </Alert>
    );
  return (
    <Alert data-wide tone="info">
      <Stack gap={1}>
        {of === 'reglement' && <span>{t('contrepassation.du', { libelle, montant })}</span>}
        <span>{t(type === 1 ? 'contrepassation.rend' : 'contrepassation.recoit', { caisse, montant })}</span>
        {solde !== null && <span>{t('mouvement.controle', { solde: formatMontant(solde) })}</span>}
        <span>{t('contrepassation.reste')}</span>
      </Stack>
    </Alert>
  );
}
