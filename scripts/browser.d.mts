export function findChromium(): string | undefined;
export const CHROMIUM_ARGS: string[];
export const chromiumLaunch: { executablePath: string | undefined; args: string[] };
