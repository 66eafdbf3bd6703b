import type { Arrete } from '@comptoir/contract/arretes';
import { motsEcart, nomArrete, nomCoupure } from '@comptoir/contract/arreteTexts';
import { type Coupure, type SensEcart, type SuiteEcart, sensOf, suiteOf } from '@comptoir/domain/arrete';
import { formatBrief } from '@comptoir/domain/briefDate';
import { formatDateShort } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { Badge } from '@comptoir/ui/Badge';
import { BookCheck, CircleHelp, HandCoins, LockOpen, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

/** The usual reasons of a variance. */
export const MOTIFS = ['arrete.motifrendu', 'arrete.motifpiece', 'arrete.motiffaux'] as const;

/** The colour of a variance; missing money is worse than too much of it. */
export const TONES: Readonly<Record<SensEcart, 'success' | 'danger' | 'warning'>> = {
  juste: 'success',
  manquant: 'danger',
  excedent: 'warning',
};

/** Puts a variance, in francs, into words: "Juste", "Manquant 2 500 Fcfa", "Excédent 500 Fcfa". */
export function useEcart(): (ecart: Francs) => string {
  const { lang } = useLang();
  return (ecart) => motsEcart(ecart, lang);
}

export function EcartBadge({ ecart }: { ecart: Francs }) {
  const wordsOf = useEcart();
  return <Badge tone={TONES[sensOf(ecart)]}>{wordsOf(ecart)}</Badge>;
}

type Suivi = Pick<Arrete, 'etat' | 'ecart' | 'motif' | 'regularisation'>;

/** Returns what became of a closing's variance; a booked one may be an advance, which somebody owes (ADR 0040). */
function suiteDe({ regularisation, ...arrete }: Suivi): SuiteEcart | 'enavance' {
  const suite = suiteOf({ ...arrete, mouvementcaisseid: regularisation?.mouvementcaisseid ?? null });
  return suite === 'regularise' && regularisation?.imputation === 'porteur' ? 'enavance' : suite;
}

const SUITES: Readonly<
  Record<
    Exclude<ReturnType<typeof suiteDe>, 'juste'>,
    { tone: 'warning' | 'info' | 'success' | 'neutral'; icon: ReactNode }
  >
> = {
  a_expliquer: { tone: 'warning', icon: <CircleHelp aria-hidden /> },
  explique: { tone: 'info', icon: <MessageSquareText aria-hidden /> },
  regularise: { tone: 'success', icon: <BookCheck aria-hidden /> },
  enavance: { tone: 'success', icon: <HandCoins aria-hidden /> },
  rouvert: { tone: 'neutral', icon: <LockOpen aria-hidden /> },
};

/** Shows what became of a variance; nothing without a variance. */
export function SuiteBadge({ arrete }: { arrete: Suivi }) {
  const { t } = useLang();
  const suite = suiteDe(arrete);
  if (suite === 'juste') return null;
  return <Badge {...SUITES[suite]}>{t(`arrete.${suite}`)}</Badge>;
}

/** Names a closing by its number and its day, written like the times beside it: "N° 12 · arrêté au 21/11/2026". */
export function useNomArrete(): (arrete: Pick<Arrete, 'numero' | 'nature' | 'jusquau'>) => string {
  const { lang } = useLang();
  return (arrete) => nomArrete(arrete, lang, formatDateShort);
}

/** Names it for a row on a phone, its day first: "21/11 · N° 12", "21/11 · contrôle". */
export function useNomBref(): ReturnType<typeof useNomArrete> {
  const { t, lang } = useLang();
  const today = useToday();
  return ({ numero, nature, jusquau }) =>
    t(`arrete.bref${nature}`, { numero, date: formatBrief(jusquau, lang, today) });
}

/** Names a kind of note or coin: "Billet de 10 000". */
export function useCoupure(): (coupure: Coupure) => string {
  const { lang } = useLang();
  return (coupure) => nomCoupure(coupure, lang);
}
