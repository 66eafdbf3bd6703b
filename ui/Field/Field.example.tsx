import { BareInput, ControlBox, Field, type FieldProps } from '@comptoir/ui/Field';
import { useState } from 'react';

interface TimeFieldProps extends FieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** A field of your own: label, hint and error are those of the other fields. */
function TimeField({ value, onValueChange, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox>
          <BareInput
            {...control}
            type="time"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
        </ControlBox>
      )}
    </Field>
  );
}

export function Example() {
  const [time, setTime] = useState('09:05');
  return <TimeField label="Opens at" hint="On working days" value={time} onValueChange={setTime} />;
}
