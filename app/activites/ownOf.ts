/** What there is under a name that anybody may have written: nothing of what every object has. */
export const ownOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
