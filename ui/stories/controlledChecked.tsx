import { type ComponentType, useState } from 'react';

interface CheckedProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Does the same as `controlled`, for a widget that is on or off. */
export function controlledChecked<P extends CheckedProps>(Widget: ComponentType<P>) {
  return function Controlled(args: P) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onCheckedChange(next);
    };
    return <Widget {...args} checked={checked} onCheckedChange={change} />;
  };
}
