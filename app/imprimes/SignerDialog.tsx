import { withTexts } from '../frame/i18n/rooms';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { SignerModalProps } from './SignerModal';

const SignerModal = lazyOf(
  withTexts('imprimes', () => import('./SignerModal')),
  'SignerModal',
);

/** The dialog in which the beneficiary of a payment signs; its code comes when it is first opened. */
export function SignerDialog(props: SignerModalProps) {
  return (
    <LazyDialog onClose={props.onClose}>
      <SignerModal {...props} />
    </LazyDialog>
  );
}
