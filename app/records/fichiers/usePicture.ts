import type { ChosenFile, FichierRefusal } from '@comptoir/domain/fichier';
import { useToast } from '@comptoir/ui/Toasts';
import { useRef, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { shrinkImage } from './shrinkImage';

export interface PictureRules {
  /** Types to choose among, by extension. */
  mimes: Readonly<Record<string, string>>;
  /** Why a file is none, by name and size alone, or null. */
  refusalOf(file: ChosenFile): FichierRefusal | null;
  /** The sentence for a file that is no picture of this kind. */
  wrongType: 'client.photorefustype' | 'organisation.logorefustype';
  /** Longest side as it is sent, pixels. */
  longest?: number;
}

/** Takes a chosen picture: shrunk, then judged by name and size; the last one chosen counts (PRODUCT 1.18). */
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
    // Weighed after shrinking: a photo of 12 megapixels is accepted.
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
