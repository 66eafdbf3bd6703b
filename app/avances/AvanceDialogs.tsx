import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { CallDialog } from '../records/CallDialog';
import type { ActeOuvert, OpenedAvance } from './acteOuvert';
import { recordOf } from './recordOf';
import { TOUCHES } from './touches';

const DemandeModal = lazyOf(() => import('./DemandeModal'), 'DemandeModal');
const DecisionModal = lazyOf(() => import('./DecisionModal'), 'DecisionModal');
const JustifierModal = lazyOf(() => import('./JustifierModal'), 'JustifierModal');
const RendreModal = lazyOf(() => import('./RendreModal'), 'RendreModal');
const OctroiModal = lazyOf(() => import('./OctroiModal'), 'OctroiModal');

/** Reopens the dialog in which a draft was typed; what comes out of an advance is a new record of it (`recordOf`). */
export function useAvanceResume(
  pages: Parameters<typeof useResume<Avance>>[0],
  onOpen: (opened: OpenedAvance) => void,
): void {
  const open = (acte: ActeOuvert) => (avance: Avance | null) => avance && onOpen({ acte, avance });
  const openOf = (acte: ActeOuvert) => (_: Avance | null, of: string) => {
    const avance = pages.rows?.find(({ avanceid }) => recordOf(avanceid) === `new.${of}`);
    if (avance) onOpen({ acte, avance });
    return avance !== undefined;
  };
  useResume(pages, ({ avanceid }) => avanceid, {
    avance: () => onOpen({ demander: true }),
    avanceaccorder: open('accorder'),
    avancerefuser: open('refuser'),
    avanceannuler: open('annuler'),
    depense: openOf('justifier'),
    transfert: openOf('rendre'),
  });
}

interface AvanceDialogsProps {
  opened: OpenedAvance;
  onOpen(opened: OpenedAvance): void;
}

export function AvanceDialogs({ opened, onOpen }: AvanceDialogsProps) {
  const onClose = () => onOpen(null);
  if (!opened) return null;
  if ('piece' in opened) return <ImprimeDialog imprimable={opened.piece} onClose={onClose} />;
  if ('acte' in opened && opened.acte === 'approuver') {
    return <ApprouverDialog avance={opened.avance} onClose={onClose} />;
  }
  return (
    <LazyDialog onClose={onClose}>
      {'demander' in opened ? (
        <DemandeModal onClose={onClose} />
      ) : (
        <OpenedModal {...opened} onOpen={onOpen} onClose={onClose} />
      )}
    </LazyDialog>
  );
}

interface OpenedModalProps {
  acte: ActeOuvert;
  avance: Avance;
  onOpen: AvanceDialogsProps['onOpen'];
  onClose(): void;
}

function OpenedModal({ acte, onOpen, ...about }: OpenedModalProps) {
  if (acte === 'accorder') return <OctroiModal {...about} />;
  if (acte === 'justifier') return <JustifierModal {...about} />;
  if (acte === 'rendre') return <RendreModal {...about} />;
  return (acte === 'refuser' || acte === 'annuler') && <DecisionModal {...about} acte={acte} />;
}

/** Asks before an advance is approved: then it can be paid out (ADR 0039). */
function ApprouverDialog({ avance, onClose }: Pick<OpenedModalProps, 'avance' | 'onClose'>) {
  const { t } = useLang();
  const { avanceid, version, montant, porteur, objet } = avance;
  return (
    <CallDialog
      call={avances.approuver}
      args={{ params: { avanceid }, body: { version } }}
      {...TOUCHES}
      tone="primary"
      of={['avance', { libelle: objet, montant }]}
      fait={{ devient: t('avance.approuvee') }}
      detail={t('avance.approuveraide', { montant: formatMontant(montant), porteur, objet })}
      onClose={onClose}
    />
  );
}
