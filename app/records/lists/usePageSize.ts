import { useState } from 'react';
import { preferredSizes } from '../../frame/device/preferences';
import { useSession } from '../../frame/session/useSession';
import {
  keptSize,
  type PagedList,
  pageSizeOf,
  sizeEverywhere,
  sizesOf,
  withEverywhere,
  withoutEverywhere,
  withSize,
} from './pageSizes';

/** Number of rows on a page of a list, and the other numbers to choose from. */
export interface PageSize {
  pageSize: number;
  sizes: readonly number[];
  onSize(next: number): void;
  /** Whether all lists have this size, for a size that is not the specification's. */
  everywhere: { isOn: boolean; onChange(isOn: boolean): void } | undefined;
}

/** Returns the size that this person last chose in this browser (PRODUCT 1.27). */
export function usePageSize(list: PagedList): PageSize {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [kept, setKept] = useState(() => preferredSizes.read());
  const pageSize = keptSize(kept, utilisateurid, list);
  /** Another tab may have kept another size meanwhile, so the change builds on what the browser keeps now. */
  const change = (changed: (kept: string) => string) => {
    preferredSizes.write(changed(preferredSizes.read()));
    setKept(preferredSizes.read());
  };
  const everywhere = {
    isOn: sizeEverywhere(kept, utilisateurid, list) === pageSize,
    onChange: (isOn: boolean) =>
      change((now) =>
        isOn ? withEverywhere(now, utilisateurid, pageSize) : withoutEverywhere(now, utilisateurid, list),
      ),
  };
  return {
    pageSize,
    sizes: sizesOf(list),
    onSize: (next) => change((now) => withSize(now, utilisateurid, list, next)),
    everywhere: pageSize === pageSizeOf(list) ? undefined : everywhere,
  };
}
