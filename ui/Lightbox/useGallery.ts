import { laterOf } from '../foundations';

/** The gallery's code comes with the first opening. */
export const useGallery = laterOf(async () => (await import('./Gallery')).Gallery);
