import { AuthLayout } from '@comptoir/ui/AuthLayout';
import { BrandMark } from '@comptoir/ui/BrandMark';
import { Button } from '@comptoir/ui/Button';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { TextField } from '@comptoir/ui/TextField';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';

const PROMISES = [{ id: 'safe', icon: <ShieldCheck aria-hidden />, text: 'Your data stays in your house.' }];

export function Example() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
  };

  return (
    <AuthLayout
      brand={<BrandMark name="Acme" isOwn />}
      motto="Invoices without paper."
      promises={PROMISES}
      title="Sign in"
      intro="Type your name and your password."
    >
      <form onSubmit={signIn} style={{ display: 'grid', gap: 16 }}>
        <TextField label="Name" autoComplete="username" value={name} onValueChange={setName} />
        <PasswordField label="Password" autoComplete="current-password" value={password} onValueChange={setPassword} />
        <Button type="submit" busy={isBusy}>
          Sign in
        </Button>
      </form>
    </AuthLayout>
  );
}
