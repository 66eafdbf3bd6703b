import type { Profil } from '@comptoir/contract/profils';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { Missing } from './PermissionsField';
import { useCatalogue } from './useCatalogue';

export interface ProfilPermissionsModalProps {
  profil: Profil;
  /** Whether it is the user's own profile, which they may not change. */
  isPropre: boolean;
  onClose(): void;
}

/** The permissions of a profile, read-only. */
export function ProfilPermissionsModal({ profil, isPropre, onClose }: ProfilPermissionsModalProps) {
  const { t } = useLang();
  const catalogue = useCatalogue();
  const items = catalogue.modules?.flatMap(({ moduleid, libelle, features }) => {
    const held = features.filter(({ nom }) => profil.permissions.includes(nom));
    if (held.length === 0) return [];
    return [{ id: String(moduleid), label: libelle, value: held.map((feature) => feature.libelle).join(', ') }];
  });
  return (
    <Modal
      open
      title={t('profil.permissionsligne', { libelle: profil.libelle })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('general.fermer')}</Button>}
    >
      <Stack>
        {isPropre && <Alert tone="info">{t('profil.propre')}</Alert>}
        {items?.length === 0 && <p>{t('profil.aucune')}</p>}
        {items ? items.length > 0 && <DescriptionList items={items} /> : <Missing catalogue={catalogue} />}
      </Stack>
    </Modal>
  );
}
