let armed: string | undefined;

/** Tests only: names the point where the process kills itself (RELIABILITY F02); undefined disarms. */
export function armCrash(name: string | undefined): void {
  armed = name;
}

/** Marks a point where tests crash the process; costs one comparison when nothing is armed. */
export function crashPoint(name: CrashPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}

export type CrashPoint = (typeof CRASH_POINTS)[number];

/** In the order in which a payment with its proof passes them. The answer is kept with COMMIT, after `reponse`. */
export const CRASH_POINTS = ['fichier', 'idempotence', 'document', 'ecriture', 'reponse', 'commit', 'unlink'] as const;
