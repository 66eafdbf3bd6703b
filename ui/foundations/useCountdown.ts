import { useEffect, useState } from 'react';

const secondsUntil = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/**
 * Returns the whole seconds left until `endMs` (epoch milliseconds), 0 from then on and while `endMs` is undefined. It
 * reads the clock at every tick, so that a tab that slept in the background wakes up with the right number.
 */
export function useCountdown(endMs: number | undefined): number {
  const [seconds, setSeconds] = useState(endMs === undefined ? 0 : secondsUntil(endMs));

  useEffect(() => {
    if (endMs === undefined) {
      setSeconds(0);
      return;
    }
    const tick = () => setSeconds(secondsUntil(endMs));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endMs]);

  return seconds;
}
