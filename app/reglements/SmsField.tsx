import { formatMontant } from '@comptoir/domain/money';
import { lireSms, RIEN, type Sens, type SmsLu } from '@comptoir/domain/sms';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';

export interface SmsFieldProps {
  /** Whether the payment brings money in or takes it out; a message of the other direction fills nothing. */
  sens: Sens;
  /** Called with what a message says, whenever it is pasted, changed or emptied. */
  onLu(lu: SmsLu): void;
}

/**
 * The field for an operator's text message. What it says fills the form, but only the user saves. The message itself is
 * neither sent nor kept (ADR 0037).
 */
export function SmsField({ sens, onLu }: SmsFieldProps) {
  const { t } = useLang();
  const [texte, setTexte] = useState<string | null>(null);
  if (texte === null) {
    return (
      <div data-wide>
        <Button variant="secondary" size="sm" icon={<MessageSquareText aria-hidden />} onClick={() => setTexte('')}>
          {t('sms.coller')}
        </Button>
      </div>
    );
  }
  const lu = lireSms(texte);
  const isOfOther = lu.sens !== null && lu.sens !== sens;
  const read = (pasted: string) => {
    setTexte(pasted);
    const said = lireSms(pasted);
    onLu(said.sens === null || said.sens === sens ? said : RIEN);
  };
  return (
    <Stack data-wide gap={2}>
      <TextAreaField
        autoFocus
        label={t('sms.texte')}
        hint={t('sms.aide')}
        rows={2}
        autoComplete="off"
        value={texte}
        onValueChange={read}
      />
      <div aria-live="polite">{texte.trim() !== '' && <Lu lu={lu} autre={isOfOther ? lu.sens : null} />}</div>
    </Stack>
  );
}

/** Says what was read, and what is still to be typed; `autre` is the side of a message that is not this payment's. */
function Lu({ lu, autre }: { lu: SmsLu; autre: Sens | null }) {
  const { t } = useLang();
  if (autre) return <Alert tone="warning" title={t(`sms.${autre}`)} />;
  const { reference, montant, frais } = lu;
  const read = [
    ...(reference === null ? [] : [t('sms.reference', { reference })]),
    ...(montant === null ? [] : [t('sms.montant', { montant: formatMontant(montant) })]),
    ...(frais === null ? [] : [t('sms.frais', { frais: formatMontant(frais) })]),
  ];
  if (read.length === 0) return <Alert tone="warning" title={t('sms.rien')} />;
  const missing = [
    ...(reference === null ? [t('sms.lareference')] : []),
    ...(montant === null ? [t('sms.lemontant')] : []),
  ];
  return (
    <Alert tone={missing.length === 0 ? 'success' : 'info'} title={t('sms.lu', { lu: read.join(', ') })}>
      {missing.length > 0 && t('sms.manque', { manque: missing.join(', ') })}
    </Alert>
  );
}
