import { formatBrief } from '@comptoir/domain/briefDate';
import { formatDateShort } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import { Stack } from '@comptoir/ui/Stack';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

/** A payment or a movement; an answer that an older version of the app has cached has no `contrepassele`. */
interface Row {
  contrepassele?: string | null;
}

interface ContrepasseBadgeProps {
  row: Row;
  /** The badge is in a row of a phone, whose other dates are brief as well. */
  isBrief?: boolean;
}

/** Shows on which day a payment or a movement was reversed; nothing if it was not (ADR 0034). */
export function ContrepasseBadge({ row: { contrepassele }, isBrief = false }: ContrepasseBadgeProps) {
  const { t, lang } = useLang();
  const today = useToday();
  return (
    contrepassele && (
      // In a table it may take two lines, because on one it would be wider than the other columns allow.
      <Badge tone="neutral" icon={<Undo2 aria-hidden />} style={{ whiteSpace: 'normal' }}>
        {t('mouvement.contrepasse')}{' '}
        {isBrief ? formatBrief(contrepassele, lang, today) : formatDateShort(contrepassele, lang)}
      </Badge>
    )
  );
}

/** Says under a value that its row was reversed. */
export function UnderContrepasse({ row, children }: { row: Row; children: ReactNode }) {
  if (!row.contrepassele) return children;
  return (
    <Stack gap={1}>
      {children}
      <span>
        <ContrepasseBadge row={row} />
      </span>
    </Stack>
  );
}

interface MontantPasseProps {
  row: Row;
  /** Francs. */
  value: Francs;
  /** Whether the money came in. */
  isEntree: boolean;
}

/** The amount of a payment or of a movement with its direction, struck through where it was reversed. */
export function MontantPasse({ row, value, isEntree }: MontantPasseProps) {
  const { t } = useLang();
  const signLabel = t(isEntree ? 'mouvement.entree' : 'mouvement.sortie');
  const amount = { value, sign: isEntree ? 'in' : 'out', signLabel } as const;
  if (!row.contrepassele) return <Amount {...amount} />;
  return (
    <s>
      <Amount {...amount} style={{ textDecoration: 'line-through' }} />
    </s>
  );
}
