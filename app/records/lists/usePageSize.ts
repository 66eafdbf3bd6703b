import { useState } from 'react';
import { preferredSizes } from '../../frame/device/preferences';
import { useSession } from '../../frame/session/useSession';
import { keptSize, type PagedList, sizesOf, withSize } from './pageSizes';

/** How many rows a page of a list holds, and what else it may hold. */
export interface PageSize {
  pageSize: number;
  sizes: readonly number[];
  onSize(next: number): void;
}

/** As this person last chose it in this browser (PRODUCT 1.27). */
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
