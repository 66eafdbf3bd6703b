/*
 * What people open once the line is gone, by one name: one answer brings all of it.
 */
export { InactivityDialog } from '@comptoir/ui/InactivityDialog';
export { LineModal } from '../offline/LineModal';
export { LinePanel } from '../offline/LinePanel';
export { Courier } from '../outbox/Courier';
export { DeconnexionDialog } from '../outbox/DeconnexionDialog';
export { EnvoisModal } from '../outbox/EnvoisModal';
