import { type Etapeprojet, etapeprojets, type Projet } from '@comptoir/contract/projets';
import { autreEtat, statutAfterEtape } from '@comptoir/domain/projet';
import { useLang } from '../../frame/i18n/useLang';
import { CallDialog } from '../../records/CallDialog';

interface EtapeEtatDialogProps {
  projet: Projet;
  etape: Etapeprojet;
  onClose(): void;
}

/**
 * Asks for confirmation before a step is closed or restarted, and says what that does to the project (spec § 4, DESIGN
 * rule 14).
 */
export function EtapeEtatDialog({ projet, etape, onClose }: EtapeEtatDialogProps) {
  const { t } = useLang();
  const { etapeprojetid, libelle, etat } = etape;
  return (
    <CallDialog
      call={etapeprojets.changeEtat}
      args={{ query: { etapeprojetid }, body: { etapeprojetid, etat: autreEtat(etat) } }}
      touches={['projets']}
      tone="primary"
      of={['etapeprojet', { libelle }]}
      fait={{ devient: t(etat === 0 ? 'etapeprojet.cloturee' : 'projet.encours') }}
      detail={t(consequenceOf(projet, etape), { libelle })}
      onClose={onClose}
    />
  );
}

function consequenceOf(projet: Projet, { etat }: Etapeprojet) {
  const isChanging = statutAfterEtape(projet, etat, autreEtat(etat)) !== null;
  if (etat === 1) return isChanging ? 'etapeprojet.reprisefin' : 'etapeprojet.reprise';
  return isChanging ? 'etapeprojet.cloturefin' : 'etapeprojet.cloture';
}
