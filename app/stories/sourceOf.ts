/** Returns the source of a pattern of this text, whose spaces may be no-break spaces. */
export const sourceOf = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
