import { BrandMark } from '@comptoir/ui/BrandMark';
import { vignetteOf } from '../api/vignetteOf';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

/**
 * The organisation's name and logo, with a link to the first screen. A product name beside them would be a second brand
 * (D84).
 */
export function Brand() {
  const { user, held } = useSession();
  return (
    <RouterLink href={homePath(held)}>
      <BrandMark name={user?.compagnie ?? ''} logo={vignetteOf(user?.logo ?? '')} isOwn isFolding />
    </RouterLink>
  );
}
