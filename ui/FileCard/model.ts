export type FileKind = 'document' | 'spreadsheet' | 'slides' | 'text' | 'pdf' | 'image' | 'video' | 'archive';

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  txt: 'text',
  doc: 'document',
  docx: 'document',
  xls: 'spreadsheet',
  xlsx: 'spreadsheet',
  ppt: 'slides',
  pptx: 'slides',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  mp4: 'video',
  avi: 'video',
  mov: 'video',
  mpeg: 'video',
  webm: 'video',
};

/** Returns the kind of a file by its last extension; `archive` for an unknown one (spec § 2 Media section). */
export function fileKindOf(name: string): FileKind {
  const extension = /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, extension) ? (KINDS[extension] as FileKind) : 'archive';
}
