import { reglements } from '@comptoir/contract/reglements';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { useRef, useState } from 'react';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { allThere, useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { DETTES, type Dette } from './dette';
import { ReglementModal } from './ReglementModal';
import { focusRow } from './ReglerRow';
import { useFocusAtEnd } from './useFocusAtEnd';

export interface ReglerProps {
  dette: Dette;
  /** What is owed of it, as its row says, francs. */
  montantrestant: Francs;
  /** What was handed over already, francs; all that is owed without it. */
  remis?: Francs | undefined;
  /** The next row that something is owed of. */
  suivante: { id: RecordId; open(): void } | null;
  onClose(): void;
}

/** A payment of a debt at once, over the list that it is in; once nothing is owed any more, on to the next one. */
export function Regler(props: ReglerProps) {
  return (
    <ResumeStep name="regler" id={props.dette.id}>
      <ReglerForm {...props} />
    </ResumeStep>
  );
}

/** The form is open already: it brings back by itself what was typed. */
const FORMS = { reglement: () => undefined };

function ReglerForm({ dette, montantrestant, remis, suivante, onClose }: ReglerProps) {
  const { t } = useLang();
  const restant = useRestant(dette, montantrestant);
  // The row's own action, which the form may have been opened without; or the next one's.
  const target = useRef(dette.id);
  useFocusAtEnd(() => focusRow(target.current));
  useResume(allThere([]), String, FORMS);
  const goOn = () => {
    if (!suivante) return undefined;
    target.current = suivante.id;
    return { label: t(DETTES[dette.from].texts.suivante), onAction: suivante.open };
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

/** What is owed, francs: as the row says, without a line too, until the server has said it itself. */
function useRestant({ id, from }: Dette, ofRow: number): number {
  const { data, read, isValidating } = useRoute(reglements.reste, { params: { id }, query: { from } });
  const [restant, setRestant] = useState(ofRow);
  const now = read?.isConfirmed && !isValidating ? data?.montantrestant : undefined;
  if (now !== undefined && now !== restant) setRestant(now);
  return restant;
}
