import { type ReactNode, useState } from 'react';
import { Button } from '../Button';
import { PicturesAsked, useSavesData } from '../foundations';
import { Line } from './ReducedPictures.styles';

export interface ReducedPicturesProps {
  /** Whether any of the list's rows has a picture. */
  hasPictures: boolean;
  /** The text of the line while the pictures are reduced, and once they are whole. */
  texts: { reduced: string; whole: string };
  /** The words of the button, in either state. */
  actions: { show: string; reduce: string };
  /** The list. */
  children: ReactNode;
}

/**
 * Where data is saved: says above a list that its pictures are reduced, and has a button that loads the whole ones and
 * goes back.
 *
 * Not for one picture: it has a button of its own.
 */
export function ReducedPictures({ hasPictures, texts, actions, children }: ReducedPicturesProps) {
  const savesData = useSavesData();
  const [areAsked, setAsked] = useState(false);
  return (
    <PicturesAsked value={areAsked}>
      {savesData && hasPictures && (
        <Line className="no-print">
          <span>{areAsked ? texts.whole : texts.reduced}</span>
          <Button variant="ghost" size="sm" onClick={() => setAsked(!areAsked)}>
            {areAsked ? actions.reduce : actions.show}
          </Button>
        </Line>
      )}
      {children}
    </PicturesAsked>
  );
}
