import { reglements } from '@comptoir/contract/reglements';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { useRef, useState } from 'react';
import { allThere, useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import type { Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { focusRow } from './focusRow';
import { ReglementModal } from './ReglementModal';
import { useFocusAtEnd } from './useFocusAtEnd';

export interface ReglerProps {
  dette: Dette;
  /** The amount still owed, as the debt's row shows it, francs. */
  montantrestant: Francs;
  /** The amount already handed over, francs; by default all that is owed. */
  remis?: Francs | undefined;
  /** The next row that still owes something. */
  suivante: { id: RecordId; open(): void } | null;
  onClose(): void;
}

/** The payment form is already open and restores its own draft, so there is nothing to open. */
const FORMS = { reglement: () => undefined };

/** A new payment of a debt, directly over its list; when the debt is settled, the toast leads to the next one. */
export function Regler({ dette, montantrestant, remis, suivante, onClose }: ReglerProps) {
  const { t } = useLang();
  const restant = useRestant(dette, montantrestant);
  // The row that gets the focus afterwards: this debt's, even if the form was not opened from it, or the next debt's.
  const target = useRef(dette.id);
  useFocusAtEnd(() => focusRow(target.current));
  useResume(allThere([]), String, FORMS);
  const goOn = () => {
    if (!suivante) return undefined;
    target.current = suivante.id;
    return { label: t(TEXTES_DETTE[dette.from].suivante), onAction: suivante.open, isPassing: true };
  };
  return (
    <ReglementModal
      dette={dette}
      reglement={null}
      montantrestant={restant}
      remis={remis}
      onSettled={goOn}
      onClose={onClose}
    />
  );
}

/** Returns the amount still owed, francs: the row's, which is known offline too, until the server confirms another. */
function useRestant({ id, from }: Dette, ofRow: number): number {
  const { data, read, isValidating } = useRoute(reglements.reste, { params: { id }, query: { from } });
  const [restant, setRestant] = useState(ofRow);
  const now = read?.isConfirmed && !isValidating ? data?.montantrestant : undefined;
  if (now !== undefined && now !== restant) setRestant(now);
  return restant;
}
