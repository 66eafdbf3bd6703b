import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../Badge';
import { useLabels } from '../labels';
import { Menu, MenuItem } from '../Menu';
import { type Tone, ToneIcon } from '../tone';
import { Trigger } from './StatusDropdown.styles';

export interface StatusOption {
  /** Value of the status. */
  value: string;
  /** Words of the status. */
  label: string;
  /** Colour of the status; its words must say the same. */
  tone: Tone;
  /** Icon in place of the tone's own, where the icons tell statuses apart. */
  icon?: ReactNode;
  /** Whether it cannot be chosen from here. */
  disabled?: boolean;
}

export interface StatusDropdownProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  /** Names whose status it is ("Delivery of order 12", DESIGN rule 7). */
  label: string;
  /** Value of the present status. */
  value: string;
  /** The present status and those that may follow (for a delivery the strictly higher ones, spec § 4). */
  options: readonly StatusOption[];
  /** Called with the value of the chosen status. */
  onValueChange: (value: string) => void;
  /** The change is being saved: the button keeps the focus and ignores presses. */
  busy?: boolean;
}

/**
 * The status of a row and those that may follow it; a plain badge when none may (spec § 4, order delivery).
 *
 * Not for a field of a form: `SelectField`; nor a state that cannot be changed: `Badge`.
 *
 * Keys: those of `Menu`.
 */
export function StatusDropdown({ label, value, options, onValueChange, busy = false, ...rest }: StatusDropdownProps) {
  const { pair } = useLabels();
  const current = options.find((option) => option.value === value);
  if (!current) return null;
  const others = options.filter((option) => option !== current);
  if (others.every(({ disabled }) => disabled)) {
    return (
      <Badge tone={current.tone} icon={current.icon}>
        {current.label}
      </Badge>
    );
  }

  return (
    <Menu
      label={label}
      trigger={({ onClick, onKeyDown, ...trigger }) => (
        <Trigger
          type="button"
          {...rest}
          {...trigger}
          aria-label={pair(label, current.label)}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          $tone={current.tone}
          onClick={() => !busy && onClick()}
          onKeyDown={(event) => !busy && onKeyDown(event)}
        >
          {current.icon ?? <ToneIcon tone={current.tone} />}
          <span>{current.label}</span>
          <ChevronDown aria-hidden />
        </Trigger>
      )}
    >
      {(select) =>
        others.map((option) => (
          <MenuItem
            key={option.value}
            icon={option.icon ?? <ToneIcon tone={option.tone} />}
            disabled={option.disabled}
            onSelect={() => select(() => onValueChange(option.value))}
          >
            {option.label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
