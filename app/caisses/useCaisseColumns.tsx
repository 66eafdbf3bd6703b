import type { Caisse } from '@comptoir/contract/caisses';
import { depassementOf } from '@comptoir/domain/caisse';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { CUT } from '@comptoir/domain/texte';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { CutText } from '@comptoir/ui/CutText';
import type { Column } from '@comptoir/ui/DataTable';
import { ArreteeBadge } from '../arretes/ArreteeBadge';
import { useLang } from '../frame/i18n/useLang';
import type { ShownRead } from '../frame/reads/shownReads';
import { useLastContact } from '../frame/reads/useLastContact';
import { caissePath } from '../frame/routing/recordPaths';
import { NatureBadge } from '../operations/natureLook';
import { useColumns } from '../records/lists/useColumns';
import { UnderNotes } from '../records/Notes';
import { RecordLink } from '../records/RecordLink';
import { PlafondBadge } from './PlafondBadge';

/**
 * The columns label, which links to the register's page, nature, opening amount, balance, which opens the movements and
 * says that it is above its limit, description (spec § 2 Cash registers) and last closed day (ADR 0033). The header of
 * an unconfirmed balance says when it was read (PRODUCT O).
 */
export function useCaisseColumns(read: ShownRead | null, onMouvements: (caisse: Caisse) => void): Column<Caisse>[] {
  const { t, lang } = useLang();
  const { text, amount } = useColumns<Caisse>();
  const contact = useLastContact(read);
  return [
    text('libelle', 'depense.libelle', {
      isPrimary: true,
      onPhone: ({ libelle }) => libelle,
      render: ({ caisseid, libelle }) => <RecordLink href={caissePath(caisseid)}>{libelle}</RecordLink>,
    }),
    text('nature', 'depense.nature', {
      phone: 'badge',
      under: 'libelle',
      onPaper: ({ nature }) => nature && t(`caisse.${nature}`),
      render: ({ nature }) => <NatureBadge nature={nature} />,
    }),
    amount('montant', 'caisse.montant', { under: 'solde', movesLast: true }),
    amount('solde', 'caisse.solde', {
      ...(contact && { header: t('caisse.soldecontact', { quand: contact }) }),
      phone: 'amount',
      onPhone: ({ solde }) => <Amount value={solde} />,
      phoneNote: (caisse) => depassementOf(caisse, caisse.solde) > 0 && <PlafondBadge caisse={caisse} />,
      onPaper: (caisse) => (
        <UnderNotes notes={[depassementOf(caisse, caisse.solde) > 0 ? t('plafond.audessus') : null]}>
          <Amount value={caisse.solde} />
        </UnderNotes>
      ),
      render: (caisse) => <Solde caisse={caisse} onMouvements={onMouvements} />,
    }),
    text('description', 'depense.description', {
      phone: 'meta',
      onPhone: ({ description }) => description || t('caisse.sansdescription'),
      onPaper: ({ description }) => description,
      render: ({ description }) =>
        description === '' ? t('caisse.sansdescription') : <CutText text={description} max={CUT.CAISSE_DESCRIPTION} />,
    }),
    text('arretele', 'caisse.arretes', {
      under: 'description',
      phoneNote: ({ arretele }) => arretele && <ArreteeBadge arretele={arretele} isShort />,
      onPaper: ({ arretele }) => arretele && formatDateShort(arretele, lang),
      render: ({ arretele }) => <ArreteeBadge arretele={arretele} isShort />,
    }),
  ];
}

interface SoldeProps {
  caisse: Caisse;
  onMouvements(caisse: Caisse): void;
}

/** The balance of a register, which opens its movements. */
function Solde({ caisse, onMouvements }: SoldeProps) {
  const { t } = useLang();
  const { solde, libelle } = caisse;
  return (
    <>
      <Button
        variant="link"
        aria-label={t('caisse.soldeligne', { solde: formatMontant(solde), libelle })}
        onClick={() => onMouvements(caisse)}
      >
        <Amount value={solde} />
      </Button>{' '}
      <PlafondBadge caisse={caisse} />
    </>
  );
}
