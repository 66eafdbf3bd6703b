import { Choice, Mark } from '@comptoir/ui/Choice';
import { useState } from 'react';

interface DayFieldProps {
  day: string;
  chosen: string;
  onChoose: (day: string) => void;
}

/** A field of your own: its control stands beside its words. */
function DayField({ day, chosen, onChoose }: DayFieldProps) {
  return (
    <Choice label={day}>
      {(control) => (
        <Mark {...control} type="radio" name="day" checked={day === chosen} onChange={() => onChoose(day)} />
      )}
    </Choice>
  );
}

export function Example() {
  const [day, setDay] = useState('Monday');
  return (
    <fieldset>
      <legend>Delivery on</legend>
      <DayField day="Monday" chosen={day} onChoose={setDay} />
      <DayField day="Friday" chosen={day} onChoose={setDay} />
    </fieldset>
  );
}
