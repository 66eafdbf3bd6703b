import { type Ref, useState } from 'react';
import { End, Input } from './PeriodField.styles';

interface PeriodEndProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  min?: string;
  max?: string;
  isInvalid: boolean;
  describedBy: string | undefined;
}

// A year typed digit by digit is 0002, 0020 and 0202 before it is 2026: nobody looks for these, unless one leaves it so.
const isWhole = (date: string) => date === '' || date >= '1900';

/** One end, named beside its input. */
export function PeriodEnd({ ref, label, value, onValueChange, min, max, isInvalid, describedBy }: PeriodEndProps) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });

  const read = (typed: string) => {
    if (!isWhole(typed)) return setDraft({ typed, of: value });
    setDraft({ typed, of: typed });
    onValueChange(typed);
  };

  return (
    <End>
      <span>{label}</span>
      <Input
        ref={ref}
        type="date"
        value={draft.typed}
        min={min || undefined}
        max={max || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => read(event.currentTarget.value)}
        onBlur={() => draft.typed !== value && onValueChange(draft.typed)}
      />
    </End>
  );
}
