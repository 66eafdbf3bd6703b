/** Why a file is refused: its format, its size, it is empty, or the list has it already. */
export type RefusalReason = 'type' | 'taille' | 'vide' | 'doublon';

export interface Refusal {
  /** The file that was refused. */
  file: File;
  /** Reason of the refusal. */
  reason: RefusalReason;
}

export interface DropRule {
  /**
   * Accepted extensions in lower case without a dot: `pdf`. The types that browsers report are unreliable; the server
   * reads the contents.
   */
  accept: readonly string[];
  /** Largest size in bytes: one for all files, or one for each file name. */
  maxBytes: number | ((name: string) => number);
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size;

const bytesAllowed = ({ maxBytes }: DropRule, name: string) =>
  typeof maxBytes === 'function' ? maxBytes(name) : maxBytes;

function reasonAgainst(file: File, rule: DropRule, present: readonly File[]): RefusalReason | null {
  if (!rule.accept.includes(extensionOf(file.name))) return 'type';
  if (file.size > bytesAllowed(rule, file.name)) return 'taille';
  if (file.size === 0) return 'vide';
  return present.some((other) => isSame(file, other)) ? 'doublon' : null;
}

/**
 * Sorts the files `added` into those taken beside the files `present` and those refused, each with its reason. A file
 * with the same name and size is a duplicate (spec § 5 Media upload, § 5 Payment; DESIGN rule 20).
 */
export function sortFiles(added: readonly File[], rule: DropRule, present: readonly File[]) {
  const taken: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of added) {
    const reason = reasonAgainst(file, rule, [...present, ...taken]);
    if (reason) refusals.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refusals };
}

/** Returns the value of an input's `accept`: `.pdf,.png`. */
export function acceptAttribute(accept: readonly string[]): string {
  return accept.map((extension) => `.${extension}`).join(',');
}
