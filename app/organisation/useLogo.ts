import { useRef, useState } from 'react';
import { logoRefusal } from '#domain/fichier';
import { useToast } from '#ui/Toasts';
import { shrinkImage } from '../fichiers/shrinkImage';
import { useLang } from '../i18n/useLang';

/** Longest side of a logo as it is sent, pixels: the server draws no larger one. */
const LONGEST_PX = 640;

/** Takes a chosen picture as a logo: shrunk, then judged by name and size (PRODUCT 1.18). */
export function useLogo(onChosen: (file: File | null) => void) {
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
    const file = await shrinkImage(chosen, LONGEST_PX);
    if (mine !== latest.current) return;
    setShrinking(false);
    const refused = logoRefusal(file);
    if (refused === null) return onChosen(file);
    if (refused === 'taille') toast.info(t('general.tailleimageerror'));
    const texts = {
      taille: t('general.tailleimageerror'),
      type: t('organisation.logorefustype', { nom: chosen.name }),
      vide: t('client.photorefusvide', { nom: chosen.name }),
    };
    setRefusal(texts[refused]);
  };
  return { choose, isShrinking, refusal };
}
