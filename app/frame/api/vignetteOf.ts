type Taille = 'vignette' | 'miniature';

/**
 * Returns the address of an image's thumbnail, or of its smaller `miniature` for people who save data; '' if there is
 * no image (CONTRACT "Calls").
 */
export function vignetteOf(lien: string, taille: Taille = 'vignette'): string {
  return lien === '' ? '' : `${lien}?taille=${taille}`;
}
