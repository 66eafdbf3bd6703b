import { Upload } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { CameraButton } from '../CameraButton';
import { FieldError, FieldRoot, Hint, RequiredMark } from '../Field';
import { usePastedFiles } from '../foundations';
import { useLabels } from '../labels';
import { Action, Label, Or, Zone } from './Dropzone.styles';
import { acceptAttribute, type DropRule, type Refusal, sortFiles } from './model';

export interface DropzoneProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'onClick'> {
  /** What is to be dropped or chosen. */
  label: string;
  /** Formats and greatest size, written before a person chooses (DESIGN rule 20). */
  hint: ReactNode;
  /** Extensions in lower case without a dot. */
  accept: readonly string[];
  /** Largest size of a file, in bytes. */
  maxBytes: DropRule['maxBytes'];
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  /** Files that are there already; none of them is taken twice. */
  files: readonly File[];
  /** Called with the files that are accepted. */
  onFilesAdd: (files: File[]) => void;
  /** Called with the refused files, each with its reason. */
  onRefused?: (refusals: Refusal[]) => void;
  /** Whether it takes what is pasted anywhere in its dialog; one zone at most of each dialog or page does. */
  isPasted?: boolean;
  /** What is wrong with the chosen files; it stands above the hint. */
  error?: string | undefined;
  /** Whether the form requires a file. */
  required?: boolean;
}

/**
 * Takes files by the camera where there is one, by drag and drop, by paste, and by a button. It says for each refused
 * file why (DESIGN rule 20). With a file it is one line.
 *
 * Not for one picture of a record: `PhotoField` or `LogoField`; nor the list of chosen files: `FileList`, `UploadList`.
 *
 * States: `data-over` while files are held above it, `data-filled` with a file, `data-invalid` after a refusal,
 * `data-disabled` while nothing can be chosen.
 */
export function Dropzone(props: DropzoneProps) {
  const {
    label,
    hint,
    accept,
    maxBytes,
    multiple = false,
    files,
    onFilesAdd,
    onRefused,
    isPasted = false,
    error,
    required,
    ...rest
  } = props;
  const { dropzone: texts } = useLabels();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const content = contentOf(files, multiple);

  const add = (added: File[]) => {
    const sorted = sortFiles(multiple ? added : added.slice(0, 1), { accept, maxBytes }, files);
    setRefusals(sorted.refusals);
    if (sorted.taken.length > 0) onFilesAdd(sorted.taken);
    if (sorted.refusals.length > 0) onRefused?.(sorted.refusals);
  };

  const { rootRef, getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: add,
    multiple: true,
    disabled: rest.disabled,
    noClick: true,
    noKeyboard: true,
  });
  usePastedFiles(rootRef, isPasted && !rest.disabled, add);

  return (
    <FieldRoot
      {...getRootProps()}
      data-filled={content !== 'none' || undefined}
      data-invalid={error || refusals.length > 0 ? true : undefined}
      data-disabled={rest.disabled || undefined}
    >
      <Label id={`${id}-label`}>
        {label}
        {required && <RequiredMark />}
      </Label>
      {accept.includes('jpg') && <CameraButton variant="secondary" of={label} disabled={rest.disabled} onTake={add} />}
      <input {...getInputProps({ accept: acceptAttribute(accept), multiple, 'aria-label': label })} />
      <Zone
        {...rest}
        id={id}
        type="button"
        aria-labelledby={`${id}-label ${id}-action`}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        data-over={isDragActive || undefined}
        onClick={open}
      >
        <Words actionId={`${id}-action`} content={content} isOver={isDragActive} isPasted={isPasted} />
      </Zone>
      <div role="alert">
        {refusals.map(({ file, reason }) => (
          <FieldError key={`${file.name} ${file.size} ${reason}`}>{texts.refusal[reason](file.name)}</FieldError>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Hint id={`${id}-hint`} className={content === 'full' ? 'visually-hidden' : undefined}>
        {hint}
      </Hint>
    </FieldRoot>
  );
}

/** With the only file that is asked for, the zone is full: another one replaces it. */
type Content = 'none' | 'some' | 'full';

function contentOf(files: readonly File[], multiple: boolean): Content {
  if (files.length === 0) return 'none';
  return multiple ? 'some' : 'full';
}

interface WordsProps {
  actionId: string;
  content: Content;
  isOver: boolean;
  isPasted: boolean;
}

/** Says what a press does and how else a file can be added; once there is a file, only what a press does. */
function Words({ actionId, content, isOver, isPasted }: WordsProps) {
  const { dropzone: texts } = useLabels();
  const press = content === 'full' ? texts.replace : texts.choose;
  return (
    <>
      <Upload aria-hidden />
      <Action id={actionId}>{isOver ? texts.drop : press}</Action>
      {content === 'none' && <Or>{isPasted ? texts.orPaste : texts.or}</Or>}
    </>
  );
}
