import { File as FileIcon } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { About, Actions, Below, Detail, Item, Name } from './FileList.styles';

export interface FileRowProps extends ComponentPropsWithRef<'li'> {
  /** The file’s name. */
  name: string;
  /** Further detail, for example the size. */
  detail?: ReactNode;
  /** The buttons, each named after the file. */
  actions?: ReactNode;
}

/** One file of a list: its name and detail beside its buttons, and its state below them. */
export function FileRow({ name, detail, actions, children, ...rest }: FileRowProps) {
  const below = Children.toArray(children);
  return (
    <Item {...rest}>
      <FileIcon aria-hidden />
      <About>
        <Name>{name}</Name>
        {detail && <Detail>{detail}</Detail>}
      </About>
      {actions && <Actions>{actions}</Actions>}
      {below.length > 0 && <Below>{below}</Below>}
    </Item>
  );
}
