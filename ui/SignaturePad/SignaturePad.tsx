import { Eraser } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import { FieldError, FieldRoot, Hint } from '../Field';
import { laterOf, useObjectUrl } from '../foundations';
import { useLabels } from '../labels';
import { Spinner } from '../Spinner';
import type { InkProps } from './Ink';
import { Here, Label, Paper, Picture } from './SignaturePad.styles';

/** The code that follows the pen is loaded with the first signature field. */
const useInk = laterOf(async () => (await import('./Ink')).Ink);

/** The texts of a signature field. Few screens have one, so the texts come with the screen. */
export interface SignatureTexts {
  /** Stands on the line until the person signs: "Sign here". */
  here: string;
  /** Words of the button that removes the signature. */
  clear: string;
  /** Says to screen readers that the field is signed. */
  signed: string;
  /** Says that it is not signed yet. */
  unsigned: string;
  /** Says that the code of the field could not be loaded. */
  failed: string;
  /** Words of the button that loads it again. */
  retry: string;
}

export interface SignaturePadProps {
  /** The person who signs, and what they sign. */
  label: string;
  /** The field's own texts. */
  texts: SignatureTexts;
  /**
   * The picture of the signature, null while there is none. One that was drawn elsewhere is shown, and can be cleared.
   */
  value: File | null;
  /** Called with the picture after each stroke, and with null when it is cleared. */
  onValueChange: (picture: File | null) => void;
  /** Id of the field, on which an error summary puts the focus. */
  id?: string;
  /** Help below the field. */
  hint?: ReactNode;
  /** Says what is wrong and how to mend it (DESIGN rule 10). */
  error?: string | undefined;
  /** Whether the label says that the signature may be left out; false where the form asks for nothing else. */
  isOptional?: boolean;
  /** Whether nothing can be signed or cleared. */
  disabled?: boolean;
}

/**
 * A field to sign on with finger, pen or mouse: black on white in both modes, because it is paper. It gives a small
 * PNG, twice as wide as it is high. A keyboard cannot sign: never let anything depend on it.
 *
 * Not for a picture that is chosen: `PhotoField`.
 *
 * States: `data-invalid` with an error, `data-disabled` while it cannot be signed.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, texts, value, id, hint, error, isOptional = true, disabled = false } = props;
  const { field, pair } = useLabels();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { picture, round, isBegun, clear, begin, give } = useSignature(props);
  const name = pair(label, value ? texts.signed : texts.unsigned);
  const described = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ');

  return (
    <FieldRoot
      id={fieldId}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${fieldId}-label`}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <Label id={`${fieldId}-label`}>
        {label}
        {isOptional && ` (${field.optional})`}
      </Label>
      <Paper>
        {picture === null ? (
          <LaterInk texts={texts} isBegun={isBegun} key={round} name={name} onBegin={begin} onPicture={give} />
        ) : (
          <Drawn picture={picture} name={name} />
        )}
      </Paper>
      {isBegun && !disabled && (
        <span>
          <Button variant="ghost" icon={<Eraser aria-hidden />} onClick={clear}>
            {texts.clear}
          </Button>
        </span>
      )}
      <Announcer text={value ? name : ''} />
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${fieldId}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}

/** The strokes that were drawn in this field, not a picture that was given to it. A new round is a new sheet. */
function useSignature({ value, onValueChange }: SignaturePadProps) {
  const [ink, setInk] = useState<{ round: number; isBegun: boolean; drawn: File | null }>(() => sheet(0));
  // The caller has emptied the field.
  if (value === null && ink.drawn !== null) setInk(sheet(ink.round + 1));
  return {
    ...ink,
    isBegun: ink.isBegun || value !== null,
    picture: value === ink.drawn ? null : value,
    begin: () => setInk((before) => ({ ...before, isBegun: true })),
    give: (drawn: File) => {
      setInk((before) => ({ ...before, drawn }));
      onValueChange(drawn);
    },
    clear: () => {
      setInk(sheet(ink.round + 1));
      onValueChange(null);
    },
  };
}

const sheet = (round: number) => ({ round, isBegun: false, drawn: null });

interface LaterInkProps extends InkProps {
  texts: SignatureTexts;
  isBegun: boolean;
}

/** The sheet, once its code is loaded; it shows the line to sign on until the person signs. */
function LaterInk({ texts, isBegun, ...rest }: LaterInkProps) {
  const { Component: Ink, hasFailed, retry } = useInk();
  if (hasFailed) return <ErrorState title={texts.failed} retryLabel={texts.retry} onRetry={retry} />;
  if (!Ink) return <Spinner />;
  return (
    <>
      <Ink {...rest} />
      {!isBegun && <Here aria-hidden>{texts.here}</Here>}
    </>
  );
}

/** A signature that was drawn elsewhere, for example in a draft. */
function Drawn({ picture, name }: { picture: File; name: string }) {
  const src = useObjectUrl(picture);
  return src !== '' && <Picture src={src} alt={name} />;
}
