export { type Toaster, useToast } from './ToastContext';
export { ToastHistory } from './ToastHistory';
export { ToastMessages } from './ToastMessages';
export { ToastProvider } from './ToastProvider';
