import { Languages } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Menu, MenuItem } from '../Menu';
import { Trigger } from './LanguageSwitcher.styles';

export interface LanguageSwitcherProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  /** The present language. */
  value: string;
  /** Each language is named in itself: `{ value: 'fr', label: 'Français' }`. */
  options: readonly { value: string; label: string }[];
  /** Called with the language that is chosen. */
  onValueChange: (value: string) => void;
}

/**
 * Chooses the language of the page; each language is named in itself.
 *
 * Not for any other choice: `SelectField`, `Menu`.
 */
export function LanguageSwitcher({ value, options, onValueChange, ...rest }: LanguageSwitcherProps) {
  const { language } = useLabels();
  const current = options.find((option) => option.value === value);
  return (
    <Menu
      label={language.label}
      placement="bottom-end"
      trigger={(trigger) => (
        <Trigger type="button" {...rest} {...trigger} aria-label={`${language.label}, ${current?.label ?? value}`}>
          <Languages aria-hidden />
          <span aria-hidden>{value.slice(0, 2).toUpperCase()}</span>
        </Trigger>
      )}
    >
      {(select) =>
        options.map((option) => (
          <MenuItem
            key={option.value}
            lang={option.value}
            checked={option.value === value}
            onSelect={() => select(() => onValueChange(option.value))}
          >
            {option.label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
