import { Button } from '@comptoir/ui/Button';
import { type DropdownItem, DropdownMenu } from '@comptoir/ui/DropdownMenu';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { IconButton } from '@comptoir/ui/IconButton';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Link } from 'react-router-dom';
import { useLang } from '../../frame/i18n/useLang';
import { InHead } from '../../frame/shell/InHead';
import { RouterLink } from '../../frame/shell/RouterLink';

/** An action on a whole list, or a link to another screen. */
export interface Way extends Pick<DropdownItem, 'id' | 'label' | 'icon' | 'href' | 'onSelect'> {
  /** Shown as an icon alone, because everybody knows it. */
  isIcon?: boolean;
  /** Stands as a link below the title, because the tools beside it have no room left; on a phone, among the others. */
  isNote?: boolean;
}

/** Draws these actions side by side; on a phone, several of them become one menu. */
export function ListWays({ ways }: { ways: readonly Way[] }) {
  const { t } = useLang();
  const isPhone = useMediaWidth('TABLET');
  if (isPhone && ways.length > 1) {
    return <DropdownMenu variant="secondary" label={t('liste.autres')} items={ways} renderLink={RouterLink} />;
  }
  return ways.map(({ id, label, icon, href, isIcon, isNote, onSelect }) => {
    if (isNote && href !== undefined) {
      return (
        <InHead key={id} place="note">
          <Link to={href} style={{ order: 1 }}>
            {label}
          </Link>
        </InHead>
      );
    }
    if (isIcon) return <IconButton key={id} variant="secondary" label={label} icon={icon} onClick={onSelect} />;
    if (href !== undefined) {
      return (
        <LinkButton key={id} as={Link} to={href} icon={icon}>
          {label}
        </LinkButton>
      );
    }
    return (
      <Button key={id} variant="secondary" icon={icon} onClick={onSelect}>
        {label}
      </Button>
    );
  });
}
