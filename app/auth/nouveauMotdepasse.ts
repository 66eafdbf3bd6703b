import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { isMotdepasseCourt } from '@comptoir/domain/motdepasse';
import * as z from 'zod/mini';

/**
 * Checks the length of a new password in a form; the server checks it again and refuses common passwords (CONTRACT
 * "Session").
 */
export const longEnough = z.check<string>(({ value: input, issues }) => {
  if (!isMotdepasseCourt(input)) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: PASSWORD_MIN, input, message: 'champ.trop_court' });
});
