import { cutText } from '@comptoir/domain/texte';
import type { ComponentPropsWithRef } from 'react';
import type { RenderLink } from '../foundations';
import { Tooltip } from '../Tooltip';
import { Reveal } from './CutText.styles';

export interface CutTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole text; when it is cut, a tooltip shows it. */
  text: string;
  /** Number of characters kept (spec § 9: 13, 30, 40 or 60). */
  max: number;
  /** Link around the text. */
  link?: { href: string; renderLink: RenderLink };
}

/**
 * A text cut to `max` characters that can be read whole by hover, focus, finger and screen reader (DESIGN rule 8).
 *
 * Not for a text that has enough room: plain text.
 *
 * States: `data-cut` on a text that was cut.
 */
export function CutText({ text, max, link, ...rest }: CutTextProps) {
  const shown = cutText(text, max);
  const Link = link?.renderLink;
  if (!shown.isCut) return <span {...rest}>{Link ? <Link href={link.href}>{text}</Link> : text}</span>;
  const whole = (
    <>
      <span aria-hidden>{shown.text}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
  return (
    <span {...rest} data-cut="">
      <Tooltip content={text} describes={false}>
        {Link ? <Link href={link.href}>{whole}</Link> : <Reveal type="button">{whole}</Reveal>}
      </Tooltip>
    </span>
  );
}
