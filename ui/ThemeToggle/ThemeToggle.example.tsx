import { ThemeToggle } from '@comptoir/ui/ThemeToggle';
import { useState } from 'react';

export function Example() {
  const { dataset } = document.documentElement;
  const [isDark, setDark] = useState(dataset.theme === 'dark');
  const change = (next: boolean) => {
    dataset.theme = next ? 'dark' : 'light';
    setDark(next);
  };

  return <ThemeToggle isDark={isDark} onDarkChange={change} />;
}
