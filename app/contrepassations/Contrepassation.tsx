import { withTexts } from '../frame/i18n/rooms';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import type { ContrepasserModalProps } from './ContrepasserModal';

const loadForm = withTexts('contrepassations', () => import('./ContrepasserModal'));
const ContrepasserModal = lazyOf(loadForm, 'ContrepasserModal');

/** Tells whether the user may reverse, and loads the form ahead for those who may. */
export function useContrepasseur(): boolean {
  const { can } = useSession();
  const isAllowed = can('caisses.contrepasser');
  usePreload(isAllowed, loadForm);
  return isAllowed;
}

/** The form of a reversal, whose code comes later than the list over which it opens. */
export function Contrepassation(props: ContrepasserModalProps) {
  return (
    <LazyDialog onClose={props.onClose}>
      <ContrepasserModal {...props} />
    </LazyDialog>
  );
}
