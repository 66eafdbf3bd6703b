import type { CheckboxFieldProps } from '../CheckboxField';
import { Choice } from '../Choice';
import { Track } from './SwitchField.styles';

export type SwitchFieldProps = CheckboxFieldProps;

/**
 * A setting that takes effect at once.
 *
 * Not for a choice that is saved with a form: `CheckboxField`.
 */
export function SwitchField(props: SwitchFieldProps) {
  const { label, error, hint, required, disabled, id, checked, onCheckedChange, ...rest } = props;
  return (
    <Choice label={label} error={error} hint={hint} disabled={disabled} id={id}>
      {(control) => (
        <Track
          {...rest}
          {...control}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
      )}
    </Choice>
  );
}
