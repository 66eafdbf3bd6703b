/** The address of an image's thumbnail; '' where there is no image (CONTRACT `fichiers`). */
export function vignetteOf(lien: string): string {
  return lien === '' ? '' : `${lien}?taille=vignette`;
}
