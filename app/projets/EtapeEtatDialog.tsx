import { type Etapeprojet, etapeprojets, type Projet } from '#contract/projets';
import { statutProjet } from '#domain/projet';
import { useLang } from '../i18n/useLang';
import { CallDialog } from '../records/CallDialog';

interface EtapeEtatDialogProps {
  projet: Projet;
  etape: Etapeprojet;
  onClose(): void;
}

/** Asks before a step is closed or started again, and says what becomes of the project (spec § 4, DESIGN rule 14). */
export function EtapeEtatDialog({ projet, etape, onClose }: EtapeEtatDialogProps) {
  const { t } = useLang();
  const { etapeprojetid, libelle, etat } = etape;
  return (
    <CallDialog
      call={etapeprojets.changeEtat}
      args={{ query: { etapeprojetid }, body: { etapeprojetid, etat: etat === 1 ? 0 : 1 } }}
      touches={['projets']}
      tone="primary"
      of={['etapeprojet', { libelle }]}
      detail={t(consequenceOf(projet, etape), { libelle })}
      onClose={onClose}
    />
  );
}

function consequenceOf({ statutprojet, nombreetape, nombreetapecloture }: Projet, { etat }: Etapeprojet) {
  if (etat === 1) return statutprojet === 2 ? 'etapeprojet.reprisefin' : 'etapeprojet.reprise';
  const after = statutProjet({ nombreetape, nombreetapecloture: nombreetapecloture + 1 });
  return after === 2 ? 'etapeprojet.cloturefin' : 'etapeprojet.cloture';
}
