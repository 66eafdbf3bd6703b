import type { Totaux, TotauxAvant } from '@comptoir/contract/dashboard';
import { variation } from '@comptoir/domain/comparaison';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant, formatNombre, subtract } from '@comptoir/domain/money';
import { formatPeriode, type Periode } from '@comptoir/domain/periode';
import { FIRST_DAY } from '@comptoir/domain/plainDate';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { CardGrid } from '@comptoir/ui/Card';
import { FigureCard } from '@comptoir/ui/FigureCard';
import { useLabels } from '@comptoir/ui/labels';
import { ArrowDownLeft, ArrowUpRight, ReceiptText, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { useToday } from '../records/useToday';
import { depensesPath, mouvementsPath } from './listPaths';

/** The figures that have a tile. */
type Shown = 'depenses' | 'entrees' | 'sorties' | 'solde';

interface Figure {
  name: Shown;
  icon: ReactNode;
  label: string;
  note: string;
  href: string | undefined;
}

interface TotauxSectionProps {
  jours: Periode;
  totaux: Totaux;
  /** The totals of the period before, to compare with. */
  avant: TotauxAvant | undefined;
}

/** Minimum width of a tile: four tiles on a line, two where there is less room, one on a phone. */
const TILES = 'max(13.75rem, 25% - 12px, min(50% - 8px, (58rem - 100%) * 999))';

/** The totals of expenses, inflows, outflows and balance (spec § 1, § 3 Dashboard totals), each linked to its list. */
export function TotauxSection({ jours, totaux, avant }: TotauxSectionProps) {
  const { t } = useLang();
  const figures = useFigures(jours, useCompte(jours, totaux));
  return (
    <CardGrid aria-label={t('dashboard.totaux')} minWidth={TILES}>
      {figures.map(({ name, note, ...figure }) => (
        <FigureCard
          key={name}
          {...figure}
          value={<Amount value={totaux[name]} />}
          note={avant && name !== 'solde' ? <Compared avant={avant} name={name} montant={totaux[name]} /> : note}
          renderLink={RouterLink}
        />
      ))}
    </CardGrid>
  );
}

/** The largest difference shown in percent; beyond it, the two sums say more. */
const MOST = 999;

interface ComparedProps {
  avant: TotauxAvant;
  name: Exclude<Shown, 'solde'>;
  montant: Francs;
}

/** The difference from the period before; it has a sign but no colour, because more is neither good nor bad here. */
function Compared({ avant, name, montant }: ComparedProps) {
  const { t, lang } = useLang();
  const labels = useLabels();
  const percent = variation(avant[name], montant);
  const jours = formatPeriode(avant.datedebut, avant.datefin, lang);
  return (
    <>
      {percent !== null && percent <= MOST && (
        <strong>
          {percent > 0 && '+'}
          {labels.percent(formatNombre(percent))}{' '}
        </strong>
      )}
      {t('dashboard.contre', { montant: formatMontant(avant[name]), jours })}
    </>
  );
}

/**
 * Explains the balance: the balance before, what came in and went out, what transfers brought or took (`soldeApres`),
 * and the part in advances.
 */
function useCompte({ datedebut }: Periode, { ouverture, recus, envoyes, avances }: Totaux): string {
  const { t } = useLang();
  let compte =
    datedebut === FIRST_DAY
      ? t('dashboard.soldetout')
      : t('dashboard.soldedepuis', { ouverture: formatMontant(ouverture) });
  const transferts = subtract(recus, envoyes);
  if (transferts !== 0) {
    const montant = `${transferts > 0 ? '+' : ''}${formatMontant(transferts)}`;
    compte = t('dashboard.soldetransferts', { compte, montant });
  }
  return avances === 0 ? compte : t('dashboard.soldeavances', { compte, montant: formatMontant(avances) });
}

/** Builds the figures; a figure has no link when the user may not open its list. `compte` explains the balance. */
function useFigures(jours: Periode, compte: string): Figure[] {
  const { t, lang } = useLang();
  const { can } = useSession();
  const isPast = jours.datefin < useToday();
  const ofCaisses = (path: string) => (can('caisses') ? path : undefined);
  return [
    {
      name: 'depenses',
      icon: <ReceiptText aria-hidden />,
      label: t('dashboard.depenses'),
      note: t('dashboard.depensesnote'),
      href: can('depenses') ? depensesPath(jours) : undefined,
    },
    {
      name: 'entrees',
      icon: <ArrowDownLeft aria-hidden />,
      label: t('dashboard.entrees'),
      note: t('dashboard.entreesnote'),
      href: ofCaisses(mouvementsPath(jours, 'entrees')),
    },
    {
      name: 'sorties',
      icon: <ArrowUpRight aria-hidden />,
      label: t('dashboard.sorties'),
      note: t('dashboard.sortiesnote'),
      href: ofCaisses(mouvementsPath(jours, 'sorties')),
    },
    {
      name: 'solde',
      icon: <WalletCards aria-hidden />,
      label: isPast ? t('dashboard.soldeau', { date: formatDateShort(jours.datefin, lang) }) : t('dashboard.solde'),
      note: compte,
      href: ofCaisses(mouvementsPath(jours, 'solde')),
    },
  ];
}
