import type { Etapeprojet } from '@comptoir/contract/projets';
import { CUT } from '@comptoir/domain/texte';
import { Badge } from '@comptoir/ui/Badge';
import { CameraButton } from '@comptoir/ui/CameraButton';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { CutText } from '@comptoir/ui/CutText';
import { useTouch } from '@comptoir/ui/foundations';
import { CircleCheckBig, Hourglass, RotateCcw } from 'lucide-react';
import { ProjetBudget } from '../../budget/ProjetBudget';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import type { TakenPhotos } from '../../medias/useTakenPhotos';
import type { Actions, Viewed } from '../../records/actions';
import { useHistorique } from '../../records/HistoriqueAction';
import { RecordActions } from '../../records/RowActions';
import type { OpenedEtape } from './EtapeDialogs';

interface EtapeCardProps {
  etape: Etapeprojet;
  onOpen(opened: OpenedEtape): void;
  /** Called with the photos that were taken of the step. */
  onTake(taken: TakenPhotos): void;
}

/** The card of a step: its facts, its state, its budget, and its actions (spec § 2 Projects). */
export function EtapeCard({ etape, onOpen, onTake }: EtapeCardProps) {
  const { t } = useLang();
  const { can } = useSession();
  const hasHistory = useHistorique();
  const hasCamera = useTouch() && can('projets.medias');
  return (
    <Card>
      <CardHeader
        title={etape.libelle}
        subtitle={<CutText text={etape.description} max={CUT.ETAPE_DETAIL} />}
        aside={<EtatBadge etat={etape.etat} />}
      />
      <ProjetBudget label={t('budget.titre')} depenses={etape} />
      {(can('depenses') || can('projets.etapes') || hasHistory || hasCamera) && (
        <CardFooter>
          {hasCamera && (
            <CameraButton
              variant="ghost"
              size="sm"
              text={t('client.photo')}
              of={etape.libelle}
              onTake={(files) => onTake({ etapeprojetid: etape.etapeprojetid, files })}
            />
          )}
          <RecordActions useActions={etapeActions} row={etape} onOpen={onOpen} />
        </CardFooter>
      )}
    </Card>
  );
}

function EtatBadge({ etat }: Pick<Etapeprojet, 'etat'>) {
  const { t } = useLang();
  const isClosed = etat === 1;
  return (
    <Badge
      tone={isClosed ? 'success' : 'info'}
      icon={isClosed ? <CircleCheckBig aria-hidden /> : <Hourglass aria-hidden />}
    >
      {t(isClosed ? 'etapeprojet.cloturee' : 'projet.encours')}
    </Badge>
  );
}

/** The actions of a step: its expenses, complete or restart, then the actions of every list (DESIGN rule 7). */
function etapeActions(etape: Etapeprojet, { t }: Viewed): Actions<OpenedEtape> {
  const { etapeprojetid: id, libelle, etat } = etape;
  const needs = 'projets.etapes';
  return {
    of: { objet: 'etapeprojet', id, libelle },
    main: {
      text: 'depense.liste',
      label: t('etapeprojet.depensesligne', { libelle }),
      needs: 'depenses',
      open: { depenses: etape },
    },
    own: [
      {
        text: etat === 1 ? 'etapeprojet.reprendre' : 'etapeprojet.cloturer',
        icon: etat === 1 ? RotateCcw : CircleCheckBig,
        needs,
        open: { etat: etape },
      },
    ],
    edit: { needs, open: { edit: etape } },
    remove: { needs, open: { remove: etape } },
  };
}
