import { useState } from 'react';
import { preferredSizes } from '../../frame/device/preferences';
import { useSession } from '../../frame/session/useSession';
import { keptSize, type PagedList, sizesOf, withSize } from './pageSizes';

/** Number of rows on a page of a list, and the other numbers to choose from. */
export interface PageSize {
  pageSize: number;
  sizes: readonly number[];
  onSize(next: number): void;
}

/** Returns the size that this person last chose in this browser (PRODUCT 1.27). */
export function usePageSize(list: PagedList): PageSize {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [pageSize, setPageSize] = useState(() => keptSize(preferredSizes.read(), utilisateurid, list));
  const onSize = (next: number) => {
    preferredSizes.write(withSize(preferredSizes.read(), utilisateurid, list, next));
    setPageSize(next);
  };
  return { pageSize, sizes: sizesOf(list), onSize };
}
