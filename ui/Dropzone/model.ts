/** Why a file is not taken: its format, its weight, no content at all, or it is in the list already. */
export type RefusalReason = 'type' | 'taille' | 'vide' | 'doublon';

export interface Refusal {
  /** The file that was refused. */
  file: File;
  /** Why. */
  reason: RefusalReason;
}

export interface DropRule {
  /** Extensions in lower case without a dot: `pdf`. Types that browsers report are unreliable, the server reads contents. */
  accept: readonly string[];
  /** Bytes: one limit, or the one of a file of this name. */
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
 * Which of `added` are taken beside the files `present`, and why the others are not; same name and size is a duplicate
 * (spec § 5 Media upload, § 5 Payment; DESIGN rule 20).
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

/** The value of an input's `accept`: `.pdf,.png`. */
export function acceptAttribute(accept: readonly string[]): string {
  return accept.map((extension) => `.${extension}`).join(',');
}
