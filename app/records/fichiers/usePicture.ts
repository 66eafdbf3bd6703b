import type { ChosenFile, FichierRefusal } from '@comptoir/domain/fichier';
import { useToast } from '@comptoir/ui/Toasts';
import { useRef, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { shrinkImage } from './shrinkImage';

export interface PictureRules {
  /** Accepted MIME types, by file extension. */
  mimes: Readonly<Record<string, string>>;
  /** Returns why the file is refused, by its name and size alone; null if it is accepted. */
  refusalOf(file: ChosenFile): FichierRefusal | null;
  /** Key of the sentence for a file of a wrong type. */
  wrongType: 'client.photorefustype' | 'organisation.logorefustype';
  /** Longest side when it is sent, pixels. */
  longest?: number;
}

/** Takes a chosen picture: makes it smaller, then checks name and size; the last one chosen counts (PRODUCT 1.18). */
export function usePicture(onChosen: (file: File | null) => void, { refusalOf, wrongType, longest }: PictureRules) {
  const { t } = useLang();
  const toast = useToast();
  const [isShrinking, setShrinking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);

  const choose = async (chosen: File | null) => {
    latest.current += 1;
    const mine = latest.current;
    setRefusal(null);
    setShrinking(chosen !== null);
    if (chosen === null) return onChosen(null);
    // The size is checked after the shrinking, so that a 12-megapixel photo is accepted.
    const file = await shrinkImage(chosen, longest);
    if (mine !== latest.current) return;
    setShrinking(false);
    const refused = refusalOf(file);
    if (refused === null) return onChosen(file);
    if (refused === 'taille') toast.info(t('general.tailleimageerror'));
    const sentences = {
      taille: t('general.tailleimageerror'),
      type: t(wrongType, { nom: chosen.name }),
      vide: t('client.photorefusvide', { nom: chosen.name }),
    };
    setRefusal(sentences[refused]);
  };
  return { choose, isShrinking, refusal };
}
