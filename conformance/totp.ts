import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The time step of an instant in epoch milliseconds (RFC 6238). */
export const pasOf = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/**
 * The six digits of a base32 secret at a time step (RFC 6238). A library makes them, so that the server's own code is
 * compared with another one.
 */
export const totpOf = (secret: string, pas: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pas * STEP_MS });
