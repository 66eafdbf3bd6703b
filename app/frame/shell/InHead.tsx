import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { HeadContext, type HeadPlaces } from '../routing/head';

interface InHeadProps {
  /** `note` is below the title, `tools` beside it. */
  place: keyof HeadPlaces;
  children: ReactNode;
}

/** Puts a screen's own things into the line of its title. */
export function InHead({ place, children }: InHeadProps) {
  const places = useContext(HeadContext);
  if (!places) return children;
  const element = places[place];
  return element && createPortal(children, element);
}
