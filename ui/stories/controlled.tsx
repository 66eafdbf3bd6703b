import { type ComponentType, useState } from 'react';

interface ControlledProps {
  value: unknown;
  onValueChange: (value: never) => void;
}

/** Gives a widget a state for its value, so that one can type in a story; each change still reaches the story's spy. */
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
