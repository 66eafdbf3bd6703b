import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { PasswordFields } from '../auth/PasswordFields';
import { usePasswordChange } from '../auth/usePasswordChange';
import { useLang } from '../frame/i18n/useLang';

/** The form change-my-password (spec § 2); after a change its fields are empty again. */
export function MotDePasseCard() {
  const { t } = useLang();
  const [changes, setChanges] = useState(0);
  return (
    <Card>
      <CardHeader level={2} title={t('auth.changer')} subtitle={t('monprofil.motdepasseaide')} />
      <ChangeForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Card>
  );
}

function ChangeForm({ onChanged }: { onChanged(): void }) {
  const { t } = useLang();
  const form = usePasswordChange(onChanged);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack>
        {form.formError && <Alert tone="danger">{form.formError}</Alert>}
        <RequiredNote />
        <PasswordFields form={form} />
        <div>
          <Button type="submit" busy={form.busy} busyLabel={t('general.patienter')}>
            {t('monprofil.changermotdepasse')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
