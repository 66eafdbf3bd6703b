import { todayInAbidjan } from '@comptoir/domain/dates';
import { useState } from 'react';
import { serverNow } from '../frame/device/clock';

/** The business day when the form was opened, `YYYY-MM-DD` (PRODUCT 1.11). The server decides anyway. */
export function useToday(): string {
  const [today] = useState(() => todayInAbidjan(serverNow()));
  return today;
}
