import { Button } from '@comptoir/ui/Button';
import { DateField } from '@comptoir/ui/DateField';
import { dateFormat } from '@comptoir/ui/formats';
import { type FormEvent, useState } from 'react';

const DATES = dateFormat({ locale: 'en-GB' });
const TODAY = new Date().toLocaleDateString('en-CA');

export function Example() {
  const [day, setDay] = useState(TODAY);
  const [saved, setSaved] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(day);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <DateField
        label="Day of the payment"
        format={DATES}
        today={TODAY}
        max={TODAY}
        required
        value={day}
        onValueChange={setDay}
      />
      <Button type="submit">Save</Button>
      <p>Saved: {saved ? DATES.long(saved) : 'nothing yet'}</p>
    </form>
  );
}
