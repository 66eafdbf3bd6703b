export { type Toaster, useToast } from './ToastContext';
export { ToastHistory } from './ToastHistory';
export { ToastProvider } from './ToastProvider';
