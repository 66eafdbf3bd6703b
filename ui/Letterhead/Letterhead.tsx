import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Pages } from '../PrintSheet';
import { Root } from './Letterhead.styles';

export interface LetterheadProps {
  /** Name of the organisation whose paper it is. */
  name: string;
  /** Address of its logo. */
  logo?: string | undefined;
  /** Where it is. */
  address?: string | undefined;
}

/**
 * The head of the first page of a screen that is printed as it is; its pages are A4 and have numbers. On the screen it
 * is not there.
 *
 * Not for a table of its own on paper: `PrintSheet`, which has its own heads.
 *
 * States: `data-letterhead` on the head.
 */
export function Letterhead({ name, logo, address }: LetterheadProps) {
  const [failed, setFailed] = useState('');
  const [place] = useState(() => document.createElement('div'));
  // Before all else of the page, whichever part of it draws the letterhead.
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  // Storybook recognises a component by the elements that it returns, and a portal alone is not an element.
  return (
    <>
      <Pages />
      {createPortal(
        <Root data-letterhead>
          {logo && logo !== failed && <img src={logo} alt="" onError={() => setFailed(logo)} />}
          <div>
            <strong>{name}</strong>
            {address}
          </div>
        </Root>,
        place,
      )}
    </>
  );
}
