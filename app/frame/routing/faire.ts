import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'faire';

/** The button of a list that makes a new record. */
export const NOUVEAU = 'nouveau';

/** Returns the address of a screen that presses one of its buttons: `/depenses?faire=nouveau`. */
export const fairePath = (path: string, button: string): string => `${path}?${PARAM}=${button}`;

/**
 * Calls back with the button that the address names. A button that is not there, for want of a permission, does
 * nothing. The address loses the name first, so that neither a reload nor Back presses again.
 */
export function useFaire(press: (button: string) => void): void {
  const [params, setParams] = useSearchParams();
  const [waiting, setWaiting] = useState<string | null>(null);
  const asked = params.get(PARAM);
  const pressed = useEffectEvent(press);
  useEffect(() => {
    if (asked === null && waiting !== null) {
      setWaiting(null);
      pressed(waiting);
    } else if (asked !== null && asked !== waiting) {
      setWaiting(asked);
      const others = new URLSearchParams(params);
      others.delete(PARAM);
      setParams(others, { replace: true });
    }
  }, [asked, waiting, params, setParams]);
}
