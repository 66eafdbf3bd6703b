import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton';
import { useLabels } from '../labels';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Whether the dark theme is on. */
  isDark: boolean;
  /** Called with the theme that is asked for. */
  onDarkChange: (isDark: boolean) => void;
}

/**
 * Switches between dark and light; its name says what a press does.
 *
 * Not for any other choice: `SwitchField`.
 */
export function ThemeToggle({ isDark, onDarkChange, ...rest }: ThemeToggleProps) {
  const { themeToggle } = useLabels();
  return (
    <IconButton
      {...rest}
      label={isDark ? themeToggle.light : themeToggle.dark}
      icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => onDarkChange(!isDark)}
    />
  );
}
