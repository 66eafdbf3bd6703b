import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a hook for a component whose code is loaded at its first opening. Unlike React.lazy, it can try again after
 * the connection was cut.
 */
export function laterOf<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  return function useLater() {
    const [Component, setComponent] = useState(() => loaded);
    const [tries, setTries] = useState(0);
    const [hasFailed, setHasFailed] = useState(false);

    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
    useEffect(() => {
      if (loaded) return;
      let isWanted = true;
      setHasFailed(false);
      load().then(
        (component) => {
          loaded = component;
          if (isWanted) setComponent(() => component);
        },
        () => isWanted && setHasFailed(true),
      );
      return () => {
        isWanted = false;
      };
    }, [tries]);

    return { Component, hasFailed, retry: () => setTries(tries + 1) };
  };
}
