import { Button } from '@comptoir/ui/Button';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { type FormEvent, useState } from 'react';

const isLong = (password: string) => password.length >= 10;

export function Example() {
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<string | null>(null);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(password);
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
        error={
          sent !== null && !isLong(password) ? 'This password is too short. Type at least ten characters.' : undefined
        }
      />
      <Button type="submit">Change the password</Button>
      {sent && isLong(sent) && <p role="status">The password is changed.</p>}
    </form>
  );
}
