/* The parts that people open when the line is gone, in one module, so that one request loads them all. */
export { InactivityDialog } from '@comptoir/ui/InactivityDialog';
export { ToastMessages } from '@comptoir/ui/Toasts';
export { LineModal } from '../offline/LineModal';
export { LinePanel } from '../offline/LinePanel';
export { Courier } from '../outbox/Courier';
export { DeconnexionDialog } from '../outbox/DeconnexionDialog';
export { EnvoisModal } from '../outbox/EnvoisModal';
