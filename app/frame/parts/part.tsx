import { type ComponentType, lazy, useState } from 'react';
import { arrivingPart } from './arriving';

export type Part = ComponentType & {
  /** Loads the part before it is drawn; rejects when it cannot come. */
  arrive(): Promise<unknown>;
};

/**
 * Returns a part of the program that is loaded on its first use. A part that is loaded is drawn at once: for a promise,
 * even a settled one, React would show the fallback for 300 ms.
 */
export function part(load: () => Promise<{ default: ComponentType }>): Part {
  let there: ComponentType | null = null;
  const arrive = async () => {
    const module = await load();
    there = module.default;
    return module;
  };
  const Later = lazy(() => arrivingPart(arrive));

  function Drawn() {
    // The choice stays as long as the part is shown: another component would start anew.
    const [Shown] = useState(() => there ?? Later);
    return <Shown />;
  }
  return Object.assign(Drawn, { arrive });
}
