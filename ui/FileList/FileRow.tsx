import { File as FileIcon } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useObjectUrl } from '../foundations';
import { About, Actions, Below, Detail, Item, Name, Thumbnail } from './FileList.styles';

export interface FileRowProps extends ComponentPropsWithRef<'li'> {
  /** The file’s name. */
  name: string;
  /** Further detail, for example the size. */
  detail?: ReactNode;
  /** The file, where the device has it; a picture is shown small. */
  file?: File | undefined;
  /** The buttons, each named after the file. */
  actions?: ReactNode;
}

/** One file of a list: its name and detail beside its buttons, and its state below them. */
export function FileRow({ name, detail, file, actions, children, ...rest }: FileRowProps) {
  const below = Children.toArray(children);
  return (
    <Item {...rest}>
      <Look file={file} />
      <About>
        <Name>{name}</Name>
        {detail && <Detail>{detail}</Detail>}
      </About>
      {actions && <Actions>{actions}</Actions>}
      {below.length > 0 && <Below>{below}</Below>}
    </Item>
  );
}

/** The picture itself, so that people see whether it is the right one; else a sign for a file. */
function Look({ file }: { file: File | undefined }) {
  const src = useObjectUrl(file?.type.startsWith('image/') ? file : null);
  const [failed, setFailed] = useState('');
  if (!src || src === failed) return <FileIcon aria-hidden />;
  return <Thumbnail src={src} alt="" onError={() => setFailed(src)} />;
}
