import type { ComponentPropsWithRef } from 'react';
import { cut } from '#domain/texte';
import { Tooltip } from '../Tooltip';
import { Reveal } from './CutText.styles';

export interface CutTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  text: string;
  /** Characters kept (spec § 9: 13, 30, 40 or 60). */
  max: number;
}

/** A text cut to `max` characters that can be read whole by hover, focus, finger and screen reader (DESIGN rule 8). */
export function CutText({ text, max, ...rest }: CutTextProps) {
  const shown = cut(text, max);
  if (!shown.isCut) return <span {...rest}>{text}</span>;
  return (
    <span {...rest} data-cut="">
      <Tooltip content={text} describes={false}>
        <Reveal type="button">
          <span aria-hidden>{shown.text}</span>
          <span className="visually-hidden">{text}</span>
        </Reveal>
      </Tooltip>
    </span>
  );
}
