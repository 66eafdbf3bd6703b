import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { FieldError } from '../Field';
import { useLabels } from '../labels';
import { ChosenAnnouncer } from './ChosenAnnouncer';
import { Detail, List, Progress } from './FileList.styles';
import { FileRow } from './FileRow';

export interface FileItem {
  /** Tells the files apart. */
  id: string;
  /** The file’s name. */
  name: string;
  /** Further detail, for example the size. */
  detail?: string;
  /** The file itself, where the device has it; a picture is shown small. */
  file?: File;
  /** Percent sent so far; absent when nothing is being sent. */
  progress?: number;
  /** Why the file was refused. */
  error?: string;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The files, in the order in which they were chosen. */
  items: FileItem[];
  /** Called with the id of the file to remove; without it there is no button. */
  onRemove?: (id: string) => void;
  /** Word on the button; screen readers also say the file's name. */
  removeLabel?: string;
}

/**
 * Chosen or sent files, each with its own Remove button. Screen readers hear the names of new files; when a file is
 * removed, the next one takes the focus (DESIGN rules 13 and 20).
 *
 * Not for files that are sent one by one, each with its state: `UploadList`; nor stored files: `FileCard`.
 *
 * States: `data-invalid` on a file that was refused.
 */
export function FileList({ items, onRemove, removeLabel, ...rest }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  useEffect(() => {
    if (removedAt.current === null) return;
    const at = Math.min(removedAt.current, items.length - 1);
    removedAt.current = null;
    list.current?.querySelectorAll('button')[at]?.focus();
  }, [items]);

  return (
    <>
      <ChosenAnnouncer items={items} />
      {items.length > 0 && (
        <List {...rest} ref={list}>
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              item={item}
              removeLabel={removeLabel}
              onRemove={
                onRemove &&
                (() => {
                  removedAt.current = index;
                  onRemove(item.id);
                })
              }
            />
          ))}
        </List>
      )}
    </>
  );
}

interface ItemRowProps {
  item: FileItem;
  removeLabel: string | undefined;
  onRemove: (() => void) | undefined;
}

function ItemRow({ item, removeLabel, onRemove }: ItemRowProps) {
  const { fileList, percent } = useLabels();
  const { id, name, detail, file, progress, error } = item;
  const remove = onRemove && (
    <Button
      variant="ghost"
      size="sm"
      icon={<X aria-hidden />}
      aria-label={removeLabel ? `${removeLabel} ${name}` : fileList.removeNamed(name)}
      onClick={onRemove}
    >
      {removeLabel ?? fileList.remove}
    </Button>
  );
  return (
    <FileRow name={name} detail={detail} file={file} actions={remove} data-invalid={error ? true : undefined}>
      {progress !== undefined && (
        <>
          <Progress max={100} value={progress} aria-label={fileList.progress(name)} />
          <Detail aria-hidden>{percent(Math.round(progress))}</Detail>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FileRow>
  );
}
