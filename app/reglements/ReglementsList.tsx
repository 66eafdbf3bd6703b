import { type Reglement, reglements } from '@comptoir/contract/reglements';
import { isJourArrete } from '@comptoir/domain/caisse';
import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { PenLine, Undo2 } from 'lucide-react';
import { useContrepasseur } from '../contrepassations/Contrepassation';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { aSigner, imprimeDeReglement } from '../imprimes/imprimable';
import { useImprimesExit } from '../imprimes/useImprimesExit';
import type { Actions } from '../records/actions';
import { RecordDialogs } from '../records/dialogs/RecordDialogs';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { type OpenedReglement, type OpenReglement, REGLEMENT_DIALOGS } from './ReglementDialogs';
import { useReglementColumns } from './useReglementColumns';

interface ReglementsListProps {
  dette: Dette;
  /** The amount still owed, francs; undefined until it is known. */
  montantrestant: Francs | undefined;
  opened: OpenedReglement;
  onOpen: OpenReglement;
}

/** The payments of an expense or an order, both in a dialog and on the page of the debt. */
export function ReglementsList({ dette, montantrestant, opened, onOpen }: ReglementsListProps) {
  const { t } = useLang();
  const { can } = useSession();
  // Only those of registers that the user may see (PRODUCT Q).
  const pages = usePagesOf(reglements.ofDette, 'reglements', { params: { id: dette.id }, query: { from: dette.from } });
  const columns = useReglementColumns();
  const { permission } = DETTES[dette.from];
  const texts = TEXTES_DETTE[dette.from];
  const actionsOf = useReglementActions(dette, can(permission));
  return (
    <>
      <ListView
        pages={pages}
        caption={t('reglement.liste')}
        columns={columns}
        rowKey={(row) => row.reglementid}
        actions={(row) => <RowActions {...actionsOf(row)} onOpen={onOpen} />}
        empty={{ description: t(texts.vide) }}
        exits={useImprimesExit((pages.rows ?? []).map((row) => imprimeDeReglement(row, dette)))}
      />
      <RecordDialogs
        of={REGLEMENT_DIALOGS}
        shown={pages}
        dette={dette}
        montantrestant={montantrestant}
        opened={opened}
        onOpen={onOpen}
      />
    </>
  );
}

/** What may be done with a payment: it is printed and sent; on a closed day it is only reversed, once (ADR 0034). */
function useReglementActions(dette: Dette, isEditor: boolean): (row: Reglement) => Actions<OpenedReglement> {
  const { t, lang } = useLang();
  const { pair } = useLabels();
  const isContrepasseur = useContrepasseur();
  return (row) => {
    const imprime = imprimeDeReglement(row, dette);
    const signer = isEditor ? aSigner(row) : null;
    // An answer that an older version of the app has cached has neither.
    const { arretele = null, contrepassele = null } = row;
    const isLive = contrepassele === null;
    const isReversible = isContrepasseur && isLive && isJourArrete(arretele, row.date);
    const isKept = isEditor && isLive && !isReversible;
    const isClosed = isKept && arretele !== null && isJourArrete(arretele, row.date);
    const libelle = `${formatMontant(row.montant)} · ${formatDateShort(row.date, lang)}`;
    const label = pair(t('dashboard.imprimer'), libelle);
    return {
      of: { objet: 'reglement', id: row.reglementid, libelle },
      main: imprime && { text: 'dashboard.imprimer', label, open: { imprime } },
      own: [
        signer && { text: 'decharge.signer', icon: PenLine, open: { signer } },
        isReversible && { text: 'module.contrepasser', icon: Undo2, open: { contrepasser: row } },
      ],
      locked: isClosed && t('mouvement.jourarrete', { jour: formatDateLong(arretele, lang) }),
      // Nobody typed a payment by a surplus, so it is not edited: it is deleted and made again (ADR 0052).
      edit: isKept && !row.tropde && { open: { edit: row } },
      remove: isKept && { open: { remove: row } },
    };
  };
}
