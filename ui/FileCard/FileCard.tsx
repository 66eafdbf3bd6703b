import { CUT } from '@comptoir/domain/texte';
import {
  Download,
  Eye,
  FileArchive,
  FileChartPie,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideoCamera,
  LetterText,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { CutText } from '../CutText';
import { IconButton } from '../IconButton';
import { LinkButton } from '../LinkButton';
import { useLabels } from '../labels';
import { About, Actions, Mark, Name, Root, Size } from './FileCard.styles';
import type { FileKind } from './model';

export interface FileCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The file’s name, as it was given. */
  name: string;
  /** What the file is: which picture stands for it. */
  kind: FileKind;
  /** Address of the file. */
  href: string;
  /** Its weight as text: "240 ko". */
  size: string;
  /** The browser can show it: its link opens it in a new tab. Otherwise the link downloads it. */
  isViewable?: boolean;
  /** Called when it is to be deleted; without it, it cannot be. */
  onDelete?: () => void;
}

const icons: Record<FileKind, LucideIcon> = {
  document: FileText,
  spreadsheet: FileSpreadsheet,
  slides: FileChartPie,
  text: LetterText,
  pdf: FileType,
  image: FileImage,
  video: FileVideoCamera,
  archive: FileArchive,
};

/**
 * A stored file: what it is, its name, its weight, and a way to it.
 *
 * Not for a picture among others: `ImageGrid`; nor a film: `VideoCard`; nor a file not yet sent: `FileList`.
 *
 * States: `data-kind` is the kind of file.
 */
export function FileCard({ name, kind, href, size, isViewable = false, onDelete, ...rest }: FileCardProps) {
  const { fileCard } = useLabels();
  const Icon = icons[kind];
  const to = isViewable ? fileCard.view(name) : fileCard.download(name);
  const target = isViewable ? { target: '_blank', rel: 'noreferrer' } : { download: name };

  return (
    <Root {...rest} data-kind={kind}>
      <Mark>
        <Icon aria-hidden />
      </Mark>
      <About>
        <Name>
          <CutText text={name} max={CUT.FILENAME} />
        </Name>
        <Size>
          {fileCard.kind[kind]} · <span>{size}</span>
        </Size>
      </About>
      <Actions>
        <LinkButton
          {...target}
          href={href}
          variant="ghost"
          aria-label={to}
          title={to}
          icon={isViewable ? <Eye aria-hidden /> : <Download aria-hidden />}
        />
        {onDelete && <IconButton label={fileCard.remove(name)} icon={<Trash2 aria-hidden />} onClick={onDelete} />}
      </Actions>
    </Root>
  );
}
