import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { isMotdepasseCourt } from '@comptoir/domain/motdepasse';
import * as z from 'zod/mini';

/** A new password as a form takes it: the server judges it again, and knows the common ones (CONTRACT "Session"). */
export const longEnough = z.check<string>(({ value: input, issues }) => {
  if (!isMotdepasseCourt(input)) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: PASSWORD_MIN, input, message: 'champ.trop_court' });
});
