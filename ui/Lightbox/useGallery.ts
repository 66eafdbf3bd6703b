import { laterOf } from '../foundations';

/** The gallery's code is loaded at its first opening. */
export const useGallery = laterOf(async () => (await import('./Gallery')).Gallery);
