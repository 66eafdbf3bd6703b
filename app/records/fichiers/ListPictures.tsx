import { ReducedPictures } from '@comptoir/ui/ReducedPictures';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';

/**
 * Surrounds a list with pictures: while data is saved, it says that the pictures are reduced and offers to show them
 * (PRODUCT O).
 */
export function ListPictures({ hasPictures, children }: { hasPictures: boolean; children: ReactNode }) {
  const { t } = useLang();
  return (
    <ReducedPictures
      hasPictures={hasPictures}
      texts={{ reduced: t('economie.reduites'), whole: t('economie.entieres') }}
      actions={{ show: t('economie.afficher'), reduce: t('economie.reduire') }}
    >
      {children}
    </ReducedPictures>
  );
}
