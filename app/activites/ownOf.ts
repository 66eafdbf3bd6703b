/** Returns the value under a name that anybody may have written; never an inherited property such as `constructor`. */
export const ownOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
