import { todayInAbidjan } from '@comptoir/domain/dates';
import { useState } from 'react';
import { serverNow } from '../frame/device/clock';

/**
 * Returns the business day on which the form was opened, `YYYY-MM-DD` (PRODUCT 1.11). The server makes the decision.
 */
export function useToday(): string {
  const [today] = useState(() => todayInAbidjan(serverNow()));
  return today;
}
