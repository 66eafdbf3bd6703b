import { useId } from 'react';
import { formatDateLong, type Lang } from '#domain/dates';
import { isCalendarDay } from '#domain/plainDate';
import { Field } from '../Field';
import type { TextFieldProps } from '../TextField';
import { Input, Written } from './DateField.styles';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, '' while there is no whole date. */
  value: string;
  min?: string;
  max?: string;
  lang?: Lang;
}

/**
 * A native date input, with the date written out under it: its own display follows the browser (DESIGN rule 19). The
 * hint has that place while there is no date.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, lang = 'fr', ...rest } = props;
  const writtenId = useId();
  const written = isCalendarDay(value) ? formatDateLong(value, lang) : null;

  return (
    <Field {...{ label, error, required, disabled, id }} hint={written && hint} describedBy={writtenId}>
      {(control) => (
        <>
          <Input
            {...rest}
            {...control}
            type="date"
            lang={lang}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <Written id={writtenId}>{written ?? hint}</Written>
        </>
      )}
    </Field>
  );
}
