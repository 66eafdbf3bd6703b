import { Button } from '@comptoir/ui/Button';
import { PhoneField, type PhoneFormat } from '@comptoir/ui/PhoneField';
import { type FormEvent, useState } from 'react';

const FORMAT: PhoneFormat = {
  prefix: '+1',
  placeholder: '000 000 0000',
  length: 10,
  typedPrefix: /^(?:001|1)/,
  digitsOf: (text) => text.replace(/\D/g, '').replace(/^(?:001|1)/, ''),
  grouped: (digits) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' '),
};

const isWhole = (digits: string) => digits.length === FORMAT.length;

export function Example() {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<string | null>(null);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(phone);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <PhoneField
        format={FORMAT}
        label="Phone"
        value={phone}
        onValueChange={setPhone}
        required
        error={sent !== null && !isWhole(phone) ? 'Type the ten digits of the number.' : undefined}
      />
      <Button type="submit">Save</Button>
      {sent && isWhole(sent) && <p role="status">Saved: {FORMAT.grouped(sent)}</p>}
    </form>
  );
}
