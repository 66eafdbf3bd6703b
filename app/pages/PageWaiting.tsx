import { Spinner } from '#ui/Spinner';

/** While a page's program is on its way. */
export function PageWaiting() {
  return <Spinner />;
}
