import { type Reglement, reglements } from '@comptoir/contract/reglements';
import { isJourArrete } from '@comptoir/domain/caisse';
import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { PenLine, Undo2 } from 'lucide-react';
import { Contrepassation, useContrepasseur } from '../contrepassations/Contrepassation';
import type { AContrepasser } from '../contrepassations/ContrepasserModal';
import { useResume } from '../frame/drafts/useResume';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { Imprimes } from '../imprimes/Imprimes';
import { type ASigner, aSigner, type Imprimable, imprimeDeReglement } from '../imprimes/imprimable';
import { SignerDialog } from '../imprimes/SignerDialog';
import { DeletionDialog } from '../records/DeletionDialog';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { useReglementColumns } from './useReglementColumns';

const loadForm = withTexts('reglements', () => import('./ReglementModal'));
/** The form is as large as the rest of the screen, so it is loaded separately, while the user reads the payments. */
const ReglementModal = lazyOf(loadForm, 'ReglementModal');

/** The dialog that is open over the payments, null for none; `edit` null creates a payment. */
export type OpenedReglement =
  | { edit: Reglement | null }
  | { remove: Reglement }
  | { contrepasser: Reglement }
  | { piece: Imprimable }
  | { signer: ASigner }
  | null;

interface ReglementsListProps {
  dette: Dette;
  /** The amount still owed, francs; undefined until it is known. */
  montantrestant: Francs | undefined;
  opened: OpenedReglement;
  onOpen(opened: OpenedReglement): void;
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
  const isEditor = can(permission);
  const isContrepasseur = useContrepasseur();
  const openSigner = (signer: ASigner | null) => signer !== null && onOpen({ signer });
  useResume(pages, ({ reglementid }) => reglementid, {
    reglement: (edit) => onOpen({ edit }),
    contrepasserreglement: (row) => row && onOpen({ contrepasser: row }),
    decharge: (row) => openSigner(row && aSigner(row)),
  });
  usePreload(isEditor, loadForm);
  const close = () => onOpen(null);
  return (
    <>
      <ListView
        pages={pages}
        caption={t('reglement.liste')}
        columns={columns}
        rowKey={(row) => row.reglementid}
        actions={(row) => <ReglementActions {...{ row, dette, isEditor, isContrepasseur, onOpen }} />}
        empty={{ description: t(texts.vide) }}
      />
      <Imprimes imprimables={(pages.rows ?? []).map((row) => imprimeDeReglement(row, dette))} />
      {opened && 'edit' in opened && montantrestant !== undefined && (
        <LazyDialog onClose={close}>
          <ReglementModal dette={dette} reglement={opened.edit} montantrestant={montantrestant} onClose={close} />
        </LazyDialog>
      )}
      {opened && 'contrepasser' in opened && (
        <Contrepassation reverse={reverseOf(dette, opened.contrepasser)} onClose={close} />
      )}
      {opened && 'piece' in opened && <ImprimeDialog imprimable={opened.piece} onClose={close} />}
      {opened && 'signer' in opened && <SignerDialog aSigner={opened.signer} onClose={close} />}
      {opened && 'remove' in opened && <ReglementDeletion dette={dette} row={opened.remove} onClose={close} />}
    </>
  );
}

/** What the form of a reversal says of a payment. */
function reverseOf({ from, libelle }: Dette, { reglementid, ...row }: Reglement): AContrepasser {
  return { ...row, of: 'reglement', id: reglementid, type: from, libelle, touches: DETTES[from].touches };
}

interface ReglementDeletionProps {
  dette: Dette;
  row: Reglement;
  onClose(): void;
}

function ReglementDeletion({ dette, row, onClose }: ReglementDeletionProps) {
  const { t, lang } = useLang();
  const { touches } = DETTES[dette.from];
  const named = { montant: formatMontant(row.montant), date: formatDateShort(row.date, lang), caisse: row.caisse };
  const detail = [
    t(TEXTES_DETTE[dette.from].suppression, named),
    ...(row.troppercu > 0 ? [t('reglement.suppressiontrop', { trop: formatMontant(row.troppercu) })] : []),
    ...(row.frais > 0 ? [t('reglement.suppressionfrais', { frais: formatMontant(row.frais) })] : []),
  ].join(' ');
  return (
    <DeletionDialog
      call={reglements.remove}
      args={{ params: { reglementid: row.reglementid } }}
      touches={touches}
      of={['reglement', { libelle: dette.libelle, montant: row.montant }]}
      detail={detail}
      onClose={onClose}
    />
  );
}

interface ReglementActionsProps {
  row: Reglement;
  dette: Dette;
  isEditor: boolean;
  isContrepasseur: boolean;
  onOpen(opened: OpenedReglement): void;
}

/** What may be done with a payment: it is printed and sent; on a closed day it is only reversed, once (ADR 0034). */
function ReglementActions({ row, dette, isEditor, isContrepasseur, onOpen }: ReglementActionsProps) {
  const { t, lang } = useLang();
  const { pair } = useLabels();
  const print = t('dashboard.imprimer');
  const piece = imprimeDeReglement(row, dette);
  const signer = isEditor ? aSigner(row) : null;
  // An answer that an older version of the app has cached has neither.
  const { arretele = null, contrepassele = null } = row;
  const isLive = contrepassele === null;
  const isReversible = isContrepasseur && isLive && isJourArrete(arretele, row.date);
  const isKept = isEditor && isLive && !isReversible;
  const isClosed = isKept && arretele !== null && isJourArrete(arretele, row.date);
  const libelle = `${formatMontant(row.montant)} · ${formatDateShort(row.date, lang)}`;
  return (
    <RowActions
      history={{ objet: 'reglement', id: row.reglementid, libelle }}
      view={
        piece !== null && {
          text: print,
          label: pair(print, libelle),
          onPress: () => onOpen({ piece }),
        }
      }
      own={[
        signer !== null && {
          text: t('decharge.signer'),
          icon: <PenLine aria-hidden />,
          onPress: () => onOpen({ signer }),
        },
        isReversible && {
          text: t('module.contrepasser'),
          icon: <Undo2 aria-hidden />,
          onPress: () => onOpen({ contrepasser: row }),
        },
      ]}
      locked={isClosed && t('mouvement.jourarrete', { jour: formatDateLong(arretele, lang) })}
      // What a surplus pays was typed by nobody: it is deleted, and done again (ADR 0052).
      edit={isKept && !row.tropde && (() => onOpen({ edit: row }))}
      remove={isKept && (() => onOpen({ remove: row }))}
    />
  );
}
