export function isPlayed(path: string): boolean;
