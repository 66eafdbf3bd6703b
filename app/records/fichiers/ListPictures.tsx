import { ReducedPictures } from '@comptoir/ui/ReducedPictures';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';

/** Around a list with pictures: where data is saved it says that they are reduced, and brings them (PRODUCT O). */
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
