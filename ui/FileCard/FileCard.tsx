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
  /** Kind of the file, which decides its picture. */
  kind: FileKind;
  /** Address of the file. */
  href: string;
  /** Size of the file as text: "240 ko". */
  size: string;
  /** Whether the browser can show the file: its link then opens it in a new tab, otherwise it downloads it. */
  isViewable?: boolean;
  /** Called when the file is to be deleted; without it there is no delete button. */
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
 * A stored file: its kind, name and size, and a link to it.
 *
 * Not for pictures: `ImageGrid`; nor films: `VideoCard`; nor files that are not sent yet: `FileList`.
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
