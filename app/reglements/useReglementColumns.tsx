import type { Reglement } from '@comptoir/contract/reglements';
import { formatMontant } from '@comptoir/domain/money';
import type { Column } from '@comptoir/ui/DataTable';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { useLabels } from '@comptoir/ui/labels';
import { Stack } from '@comptoir/ui/Stack';
import { PenLine } from 'lucide-react';
import { ContrepasseBadge, MontantPasse, UnderContrepasse } from '../contrepassations/contrepasseLook';
import { useLang } from '../frame/i18n/useLang';
import { useNumeroColumn } from '../imprimes/useNumeroImprime';
import { useReference } from '../operations/useReference';
import { ProofLink } from '../records/fichiers/ProofLink';
import { useColumns } from '../records/lists/useColumns';
import { noteOf, UnderNotes } from '../records/Notes';
import { useBeneficiaire } from '../tiers/useBeneficiaire';

/** Shown for a payment whose register has no name (spec § 2 Expenses). */
const NO_CAISSE = '---';

/**
 * The columns date, number, amount with its arrow (green down for type 1, red up otherwise), register with the person
 * who took the cash, the operator's reference and fee, and whether the payment was reversed, proof (spec § 2 Expenses).
 */
export function useReglementColumns(): [
  date: Column<Reglement>,
  numero: Column<Reglement>,
  montant: Column<Reglement>,
  caisse: Column<Reglement>,
  preuve: Column<Reglement>,
] {
  const notesOf = useNotes();
  const { column, text, amount, day } = useColumns<Reglement>();
  return [
    day('date', 'depense.date', { isPrimary: true }),
    useNumeroColumn(),
    amount('montant', 'depense.montant', {
      phone: 'amount',
      phoneNote: (row) => row.contrepassele && <ContrepasseBadge row={row} isBrief />,
      render: (row) => <MontantPasse row={row} value={row.montant} isEntree={row.type === '1'} />,
    }),
    text('caisse', 'reglement.caisse', {
      phone: 'title',
      onPhone: ({ caisse }) => caisse || NO_CAISSE,
      phoneNote: (row) => noteOf(...notesOf(row)),
      render: (row) => (
        <UnderContrepasse row={row}>
          <UnderNotes notes={notesOf(row)}>{row.caisse || NO_CAISSE}</UnderNotes>
        </UnderContrepasse>
      ),
    }),
    column('preuve', 'reglement.preuve', (row) => <Preuves row={row} />, { phone: 'badge' }),
  ];
}

/** The proof of a payment, and the signature of its beneficiary (ADR 0048). */
function Preuves({ row }: { row: Reglement }) {
  const { t } = useLang();
  const proof = row.file === '' ? t('reglement.preuveabsente') : <ProofLink proof={row} />;
  // An answer that an older version of the app has cached has none.
  if (!row.decharge) return proof;
  return (
    <Stack gap={1}>
      <span>{proof}</span>
      <LinkButton
        href={row.decharge}
        target="_blank"
        rel="noreferrer"
        variant="link"
        icon={<PenLine aria-hidden />}
        aria-label={t('decharge.ouvrir', { numero: row.numero })}
      >
        {t('decharge.signee')}
      </LinkButton>
    </Stack>
  );
}

/**
 * Returns the person who took the cash of a payment, its reference, what the operator took, and what it received too
 * much.
 */
function useNotes(): (row: Reglement) => (string | null)[] {
  const { t } = useLang();
  const { pair } = useLabels();
  const beneficiaireOf = useBeneficiaire();
  const referenceOf = useReference();
  return (row) => [
    beneficiaireOf(row),
    referenceOf(row),
    row.frais > 0 ? pair(t('transfert.frais'), formatMontant(row.frais)) : null,
    row.tropde ? t('troppercu.regle') : null,
    row.troppercu > 0 ? pair(t('reglement.troppercu'), formatMontant(row.troppercu)) : null,
  ];
}
