import { BrandMark } from '@comptoir/ui/BrandMark';
import { vignetteOf } from '../api/vignetteOf';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

/** The organisation's logo, ours where it has none, with a link to the first screen (spec § 2 Shell, D84). */
export function Brand() {
  const { user, held } = useSession();
  return (
    <RouterLink href={homePath(held)}>
      <BrandMark name={user?.compagnie ?? ''} logo={vignetteOf(user?.logo ?? '')} isAlone />
    </RouterLink>
  );
}
