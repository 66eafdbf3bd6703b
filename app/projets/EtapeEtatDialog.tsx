import { type Etapeprojet, etapeprojets, type Projet } from '#contract/projets';
import { statutProjet } from '#domain/projet';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useToast } from '#ui/Toasts';
import { ApiError } from '../api/ApiError';
import { useMutationOf } from '../api/useMutationOf';
import { useLang } from '../i18n/useLang';

/** The project's status follows its steps. */
const TOUCHES = { touches: ['projets'] };

interface EtapeEtatDialogProps {
  projet: Projet;
  etape: Etapeprojet;
  onClose(): void;
}

/** Asks before a step is closed or started again, and says what becomes of the project (spec § 4, DESIGN rule 14). */
export function EtapeEtatDialog({ projet, etape, onClose }: EtapeEtatDialogProps) {
  const { t } = useLang();
  const toast = useToast();
  const { submit, busy, error } = useMutationOf(etapeprojets.changeEtat, TOUCHES);
  const { etapeprojetid, libelle, etat } = etape;

  const confirm = async () => {
    try {
      await submit({ query: { etapeprojetid }, body: { etapeprojetid, etat: etat === 1 ? 0 : 1 } });
      toast.success(t('general.succes'));
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      toast.error(thrown.message);
    }
  };

  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('general.confirmationtitre')}
      question={t('general.confirmation')}
      detail={t(consequenceOf(projet, etape), { libelle })}
      confirmLabel={t('general.oui')}
      cancelLabel={t('general.non')}
      busy={busy}
      error={error?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function consequenceOf({ statutprojet, nombreetape, nombreetapecloture }: Projet, { etat }: Etapeprojet) {
  if (etat === 1) return statutprojet === 2 ? 'etapeprojet.reprisefin' : 'etapeprojet.reprise';
  const after = statutProjet({ nombreetape, nombreetapecloture: nombreetapecloture + 1 });
  return after === 2 ? 'etapeprojet.cloturefin' : 'etapeprojet.cloture';
}
