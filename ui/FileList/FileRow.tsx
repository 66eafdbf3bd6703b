import { File as FileIcon } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { About, Actions, Below, Detail, Item, Name } from './FileList.styles';

export interface FileRowProps extends ComponentPropsWithRef<'li'> {
  /** The file’s name. */
  name: string;
  /** Its weight, for example. */
  detail?: ReactNode;
  /** Its buttons, each named after the file. */
  actions?: ReactNode;
}

/** One file of a list: its name and weight beside its buttons, and below them what happens to it. */
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
