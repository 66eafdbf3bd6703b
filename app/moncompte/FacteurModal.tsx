import { securite } from '@comptoir/contract/securite';
import { CopyBox } from '@comptoir/ui/CopyBox';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { QrCode } from '@comptoir/ui/QrCode';
import { TextField } from '@comptoir/ui/TextField';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSecretForm } from '../records/forms/useSecretForm';
import { SecoursModal } from './SecoursModal';
import { SecretForm } from './SecretForm';

interface Prepared {
  secret: string;
  adresse: string;
}

/**
 * Sets the second factor in three steps: the password, a code made from the key, and the recovery codes, which are
 * shown only once.
 */
export function FacteurModal({ onClose }: { onClose(): void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [secours, setSecours] = useState<readonly string[] | null>(null);
  if (secours) return <SecoursModal secours={secours} onClose={onClose} />;
  if (prepared) return <CodeModal prepared={prepared} onConfirmed={setSecours} onClose={onClose} />;
  return <PrepareModal onPrepared={setPrepared} onClose={onClose} />;
}

function PrepareModal({ onPrepared, onClose }: { onPrepared(prepared: Prepared): void; onClose(): void }) {
  const { t } = useLang();
  const { submit } = useMutationOf(securite.prepareFacteur, { touches: [] });
  const form = useSecretForm({
    schema: securite.prepareFacteur.body,
    names: ['motdepasse'],
    onSubmit: async (body) => onPrepared((await submit({ body })).data),
  });
  return (
    <SecretForm title={t('monprofil.facteuractiver')} form={form} verb={t('monprofil.continuer')} onClose={onClose}>
      <p>{t('monprofil.facteurmotdepasse')}</p>
      <PasswordField {...form.field('motdepasse')} label={t('auth.ancien')} autoComplete="current-password" />
    </SecretForm>
  );
}

interface CodeModalProps {
  prepared: Prepared;
  onConfirmed(secours: readonly string[]): void;
  onClose(): void;
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

function CodeModal({ prepared: { secret, adresse }, onConfirmed, onClose }: CodeModalProps) {
  const { t } = useLang();
  const code = useRef<HTMLInputElement>(null);
  const { submit } = useMutationOf(securite.confirmFacteur, { touches: ['auth'] });
  const form = useSecretForm({
    schema: securite.confirmFacteur.body,
    names: ['code'],
    onSubmit: async (body) => onConfirmed((await submit({ body })).data.secours),
  });
  useEffect(() => code.current?.focus(), []);
  return (
    <SecretForm
      title={t('monprofil.facteuractiver')}
      form={form}
      verb={t('monprofil.facteuractiver')}
      onClose={onClose}
    >
      <p>{t('monprofil.facteurcle')}</p>
      <QrCode label={t('monprofil.codeqr')} text={adresse} />
      <CopyBox
        label={t('monprofil.cle')}
        lines={[inFours(secret)]}
        text={secret}
        actions={
          <LinkButton size="sm" href={adresse} icon={<Smartphone aria-hidden />}>
            {t('monprofil.ouvrirapplication')}
          </LinkButton>
        }
      />
      <TextField
        {...form.field('code')}
        ref={code}
        label={t('auth.code')}
        hint={t('monprofil.codeaide')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </SecretForm>
  );
}
