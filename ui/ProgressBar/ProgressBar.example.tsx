import { CheckboxField } from '@comptoir/ui/CheckboxField';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { useState } from 'react';

const STEPS = ['Measure', 'Cut', 'Assemble'];

export function Example() {
  const [done, setDone] = useState(['Measure']);
  const tick = (step: string, isDone: boolean) =>
    setDone(isDone ? [...done, step] : done.filter((other) => other !== step));

  return (
    <div style={{ maxWidth: 400 }}>
      <ProgressBar
        label="Six chairs"
        value={(done.length / STEPS.length) * 100}
        text={`${done.length} of ${STEPS.length} steps`}
      />
      {STEPS.map((step) => (
        <CheckboxField
          key={step}
          label={step}
          checked={done.includes(step)}
          onCheckedChange={(isDone) => tick(step, isDone)}
        />
      ))}
    </div>
  );
}
