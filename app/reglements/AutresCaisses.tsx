import type { RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { useLang } from '../frame/i18n/useLang';

interface AutresCaissesProps {
  /** The registers that could take the place of the chosen one. */
  choices: readonly { caisseid: RecordId; libelle: string }[];
  onChoose(caisseid: RecordId): void;
}

/** The registers that could be chosen in the place of a closed one, as buttons that choose them. */
export function AutresCaisses({ choices, onChoose }: AutresCaissesProps) {
  const { t } = useLang();
  if (choices.length === 0) return null;
  return (
    <fieldset aria-label={t('caisse.autres')} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
      {choices.map(({ caisseid, libelle }) => (
        <Button key={caisseid} variant="secondary" size="sm" onClick={() => onChoose(caisseid)}>
          {libelle}
        </Button>
      ))}
    </fieldset>
  );
}
