import { backLayers } from '@comptoir/ui/foundations';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, UNSAFE_NavigationContext } from 'react-router-dom';
import { BackEntry } from './BackEntry';

/** The browser's router, where Back first closes what is open over the page. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [entry] = useState(() => new BackEntry(backLayers));
  return (
    <>
      <Listener entry={entry} />
      <BrowserRouter>
        <Joint entry={entry} />
        {children}
      </BrowserRouter>
    </>
  );
}

/** Stands before the router, whose own listener is added after this one: browsers call them in that order. */
function Listener({ entry }: { entry: BackEntry }) {
  useLayoutEffect(() => entry.listen(), [entry]);
  return null;
}

function Joint({ entry }: { entry: BackEntry }) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => entry.join(navigator), [entry, navigator]);
  return null;
}
