import type { Toaster } from '@comptoir/ui/Toasts';
import { withTexts } from '../frame/i18n/rooms';
import { useOffered } from '../frame/offers/Offered';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { ImprimeModalProps } from './ImprimeModal';
import type { Imprimable } from './imprimable';

const ImprimeModal = lazyOf(
  withTexts('imprimes', () => import('./ImprimeModal')),
  'ImprimeModal',
);

/**
 * The document of a payment, an order, a transfer, an advance or a closing, whose code comes when it is first opened.
 */
export function ImprimeDialog(props: ImprimeModalProps) {
  return (
    <LazyDialog size="sm" onClose={props.onClose}>
      <ImprimeModal {...props} />
    </LazyDialog>
  );
}

/** Returns the function that makes the offer to print and to send a document; there is no offer without a document. */
export function useImprimeOffer(): (label: string, imprimable: Imprimable | null) => Parameters<Toaster['success']>[1] {
  const open = useOffered();
  return (label, imprimable) =>
    imprimable
      ? { label, onAction: () => open((close) => <ImprimeDialog imprimable={imprimable} onClose={close} />) }
      : undefined;
}
