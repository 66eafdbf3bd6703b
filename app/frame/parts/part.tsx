import { type ComponentType, lazy, useState } from 'react';
import { arriving } from './arriving';

export type Part = ComponentType & {
  /** Brings it before it is drawn; rejects when it cannot come. */
  arrive(): Promise<unknown>;
};

/**
 * A part of the program that comes on its first use. One that is there is drawn at once: for a promise, even a settled
 * one, React shows its fallback first and nothing else for 300 ms.
 */
export function part(load: () => Promise<{ default: ComponentType }>): Part {
  let there: ComponentType | null = null;
  const arrive = async () => {
    const module = await load();
    there = module.default;
    return module;
  };
  const Later = lazy(() => arriving(arrive));

  function Drawn() {
    // As long as it is shown: a change of component would begin it anew.
    const [Shown] = useState(() => there ?? Later);
    return <Shown />;
  }
  return Object.assign(Drawn, { arrive });
}
