type Taille = 'vignette' | 'miniature';

/** The address of an image's thumbnail, or of the smaller one for who saves data; '' where there is no image (CONTRACT "Calls"). */
export function vignetteOf(lien: string, taille: Taille = 'vignette'): string {
  return lien === '' ? '' : `${lien}?taille=${taille}`;
}
