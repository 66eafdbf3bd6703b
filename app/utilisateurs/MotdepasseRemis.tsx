import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { TextField } from '@comptoir/ui/TextField';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';

interface MotdepasseRemisProps {
  utilisateur: Utilisateur;
  password: string;
  onClose(): void;
}

/** Shows the password that was just set, only this once: it cannot be read again. */
export function MotdepasseRemis({ utilisateur, password, onClose }: MotdepasseRemisProps) {
  const { t } = useLang();
  const { field, copied, copy } = useCopy(password);
  const name = nomComplet(utilisateur);
  return (
    <Modal
      open
      size="sm"
      title={t('utilisateur.remistitre', { nom: name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('utilisateur.remisfermer')}</Button>}
    >
      <Stack>
        <Alert tone="warning">{t('utilisateur.remisunefois', { nom: name })}</Alert>
        <TextField
          label={t('utilisateur.username')}
          value={utilisateur.username}
          onValueChange={() => undefined}
          readOnly
        />
        <TextField
          ref={field}
          label={t('utilisateur.provisoire')}
          value={password}
          onValueChange={() => undefined}
          readOnly
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('utilisateur.copier')}
        </Button>
        <p role="status">{copied && t(copied === 'copie' ? 'utilisateur.copie' : 'utilisateur.selectionne')}</p>
      </Stack>
    </Modal>
  );
}

/** Copies a text; where the browser forbids it, as on plain http, the text is selected for the keyboard instead. */
function useCopy(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copie' | 'selectionne' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copie');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('selectionne');
    }
  };
  return { field, copied, copy };
}
