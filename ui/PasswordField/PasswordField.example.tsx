import { Button } from '@comptoir/ui/Button';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const isShort = password.length < 10;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        required
        hint="At least ten characters."
        error={isSent && isShort ? 'This password is too short. Type at least ten characters.' : undefined}
      />
      <Button type="submit">Change the password</Button>
      {isSent && !isShort && <p role="status">The password is changed.</p>}
    </form>
  );
}
