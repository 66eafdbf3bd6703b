import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BareInput, ControlBox, Field } from '../Field';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { TextFieldProps } from '../TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/**
 * A password, hidden until the person asks to see it.
 *
 * Not for a code that is read aloud or copied: `TextField`, `CopyBox`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, ...rest } = props;
  const { password } = useLabels();
  const [isShown, setShown] = useState(false);

  return (
    <Field label={label} error={error} hint={hint} required={required} disabled={disabled} id={id}>
      {(control) => (
        <ControlBox>
          <BareInput
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <IconButton
            label={isShown ? password.hide : password.show}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            disabled={disabled}
            onClick={() => setShown(!isShown)}
          />
        </ControlBox>
      )}
    </Field>
  );
}
