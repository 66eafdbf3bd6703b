import { caisses } from '@comptoir/contract/caisses';
import { type Nature, soldeAfterEdit } from '@comptoir/domain/caisse';
import { formatMontant, subtract } from '@comptoir/domain/money';
import { sortieOf } from '@comptoir/domain/transfert';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { isArretee } from '../operations/jours';
import { PlafondCheck, useDepassement } from '../operations/PlafondCheck';
import { ReferenceInput } from '../operations/ReferenceInput';
import { useOpenDay } from '../operations/useJours';
import { DateInput } from '../records/DateInput';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { TextesInput } from '../records/TextInput';
import { CibleField } from './CibleField';
import { type Source, type TransfertForm, useTransfertForm } from './useTransfertForm';

export interface TransfertModalProps {
  caisse: Source;
  onClose(): void;
}

/** The form of money that is sent from this register to another one; it shows what both hold afterwards (ADR 0035). */
export function TransfertModal({ caisse, onClose }: TransfertModalProps) {
  const { t } = useLang();
  const { form, chosen, cible } = useTransfertForm(caisse, onClose);
  const sides = useSides(caisse, form.values);
  // After a lost answer, the money may have left the balance already, so it is not checked again.
  const reste = form.isSentAgain ? null : sides.reste;
  const jour = form.isSentAgain ? null : form.values.date;
  const { day, isClosed } = useOpenDay(form, caisse.caisseid);
  const isEnough = reste !== null && reste >= 0;
  const depassement = useDepassement(sides.limite, isEnough ? sides.entree : null);
  return (
    <RecordForm
      title={t('transfert.titre', { libelle: caisse.libelle })}
      form={form}
      onClose={onClose}
      verb={t('caisse.transferer')}
      montant={form.values.montant}
      missing={form.missing}
      isSaveDisabled={
        !form.isValid ||
        isClosed ||
        isArretee(cible ?? {}, jour) ||
        (reste !== null && !isEnough) ||
        depassement?.isRefuse === true
      }
      check={
        reste !== null && (
          <>
            <Apres source={caisse.libelle} {...sides} reste={reste} />
            <PlafondCheck depassement={depassement} />
          </>
        )
      }
      inputs={{
        sourceid: null,
        cibleid: (
          <div data-wide>
            <CibleField field={chosen} sourceid={caisse.caisseid} texts={CIBLES} date={jour} />
          </div>
        ),
        montant: <MontantInput field={form.field('montant')} required />,
        frais: <MontantInput isMostlyZero field={form.field('frais')} hint={t('transfert.fraisaide')} />,
        date: <DateInput field={day} required days="past" />,
        referencesource: <Reference form={form} of="source" nature={caisse.nature} caisseid={caisse.caisseid} />,
        referencecible: cible && (
          <Reference form={form} of="cible" nature={cible.nature} caisseid={null} attente={cible.attente} />
        ),
        motif: <TextesInput field={form.field('motif')} rows={2} />,
      }}
    />
  );
}

const CIBLES = {
  attente: 'transfert.attente',
  attenteaide: 'transfert.attenteaide',
  recuaide: 'transfert.recuaide',
  vide: 'transfert.sanscible',
} as const;

interface ReferenceProps {
  form: TransfertForm;
  of: 'source' | 'cible';
  nature: Nature;
  /** The register, null where the user may not see its movements. */
  caisseid: RecordId | null;
  /** The person who accepts the money gives the reference. */
  attente?: boolean;
}

/** The field for the reference of the operator at one end, named after that operator; none for cash (ADR 0037). */
function Reference({ form, of, nature, caisseid, attente = false }: ReferenceProps) {
  const { t } = useLang();
  const field = form.field(`reference${of}`);
  return (
    <ReferenceInput
      field={{ ...field, label: t(`transfert.reference${of}de`, { nature: t(`caisse.${nature}`) }) }}
      nature={nature}
      caisseid={caisseid}
      refusal={form.error}
      later={attente ? t('transfert.referenceplustard') : undefined}
    />
  );
}

const francsOf = (value: unknown): Francs | null => (typeof value === 'number' ? value : null);

/** What the source holds now and afterwards, null while no amount is typed; and the target, if the user sees it. */
function useSides(caisse: Source, typed: { cibleid?: unknown; montant?: unknown; frais?: unknown }) {
  const { data = [] } = useRoute(caisses.all, {});
  const heldBy = (id: unknown) => data.find(({ caisseid }) => caisseid === id);
  const [solde, cible] = [heldBy(caisse.caisseid)?.solde ?? caisse.solde, heldBy(typed.cibleid)];
  const [montant, frais] = [francsOf(typed.montant), francsOf(typed.frais) ?? 0];
  const limite = cible ?? null;
  if (montant === null) return { solde, reste: null, cible: null, limite, entree: null };
  const reste = soldeAfterEdit(solde, null, { type: 0, montant: sortieOf({ montant, frais }) });
  if (!cible || cible.solde === null) return { solde, reste, cible: null, limite, entree: null };
  const entree = { avant: cible.solde, apres: soldeAfterEdit(cible.solde, null, { type: 1, montant }) };
  return { solde, reste, cible: { libelle: cible.libelle, solde: entree.apres }, limite, entree };
}

interface ApresProps {
  source: string;
  solde: Francs;
  reste: Francs;
  cible: { libelle: string; solde: Francs } | null;
}

/** The last check before sending: what remains, or how much is missing (DESIGN rule 15). */
function Apres({ source, solde, reste, cible }: ApresProps) {
  const { t } = useLang();
  if (reste < 0) {
    const [held, manque] = [formatMontant(solde), formatMontant(subtract(0, reste))];
    return (
      <Alert data-wide tone="danger">
        {t('transfert.insuffisant', { libelle: source, solde: held, manque })}
      </Alert>
    );
  }
  const arrived = cible && t('transfert.apres', { libelle: cible.libelle, solde: formatMontant(cible.solde) });
  return (
    <Alert data-wide tone="info">
      {[t('transfert.reste', { libelle: source, solde: formatMontant(reste) }), arrived].filter(Boolean).join(' ')}
    </Alert>
  );
}
