import { type ComponentType, useState } from 'react';

interface ControlledProps {
  value: unknown;
  onValueChange: (value: never) => void;
}

/** Widgets are controlled; a story keeps their value so that one can type in it, and still tells its spy. */
export function controlled<P extends ControlledProps>(Widget: ComponentType<P>) {
  return function Controlled(args: P) {
    const [value, setValue] = useState<unknown>(args.value);
    const change = (next: never) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <Widget {...args} value={value} onValueChange={change} />;
  };
}
