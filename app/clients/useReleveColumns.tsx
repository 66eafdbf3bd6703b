import type { Releve } from '@comptoir/contract/clients';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import type { Translate } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { commandePath } from '../frame/routing/recordPaths';
import { useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';

export type LigneReleve = Releve['lignes'][number];

/** Returns the key of a statement's line; it has the kind, because a payment and its reversal have the same ids. */
export const cleDeLigne = ({ nature, commandeid, reglementid }: LigneReleve) =>
  `${nature} ${commandeid} ${reglementid}`;

/** Returns the name of a statement's line: an order, a payment of an order, or its reversal. */
function nomDeLigne({ nature, commandeid }: LigneReleve, t: Translate): string {
  return t(`releve.${nature}`, { numero: String(commandeid) });
}

/** An amount of a line, or a dash: a line has either a debit or a credit. */
const Side = ({ montant }: { montant: Francs }) => (montant === 0 ? <span>–</span> : <Amount value={montant} />);

/** The columns date, order, payment or reversal, debit, credit, and balance after the line. */
export function useReleveColumns(): Column<LigneReleve>[] {
  const { t } = useLang();
  const { column, amount, day } = useColumns<LigneReleve>();
  return [
    day('date', 'depense.date'),
    column(
      'libelle',
      'depense.libelle',
      (ligne) => (
        <Stack gap={1}>
          <Piece ligne={ligne} />
          {ligne.libelle !== '' && <small>{ligne.libelle}</small>}
        </Stack>
      ),
      { phone: 'title', onPhone: (ligne) => <Piece ligne={ligne} isShort />, isPrimary: true },
    ),
    amount('debit', 'releve.debit', {
      phone: 'amount',
      onPhone: ({ debit, credit, nature }) => (
        <Amount {...(nature === 'reglement' ? { value: credit, sign: 'in' as const } : { value: debit })} />
      ),
      render: ({ debit }) => <Side montant={debit} />,
    }),
    amount('credit', 'releve.credit', { under: 'debit', render: ({ credit }) => <Side montant={credit} /> }),
    amount('solde', 'caisse.solde', {
      phone: 'meta',
      onPhone: ({ solde }) => (
        <>
          {t('caisse.solde')} <Amount value={solde} />
        </>
      ),
    }),
  ];
}

const SHORT = { reglement: 'activite.objetreglement', contrepassation: 'mouvement.contrepassation' } as const;

interface PieceProps {
  ligne: LigneReleve;
  /** Whether to use the short name, which fits beside an amount on a phone. */
  isShort?: boolean;
}

function Piece({ ligne, isShort = false }: PieceProps) {
  const { t } = useLang();
  const { nature, commandeid } = ligne;
  const short = nature !== 'commande' && isShort && t(SHORT[nature]);
  return (
    <RecordLink href={commandePath(commandeid)}>
      {short ? [short, t('commande.numero', { numero: String(commandeid) })].join(' · ') : nomDeLigne(ligne, t)}
    </RecordLink>
  );
}
