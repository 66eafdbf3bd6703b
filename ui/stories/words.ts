import { en, fr, type UiLabels } from '../labels';

/** Returns what widgets say themselves in the language of the toolbar, for plays. */
export const words = (): UiLabels => (document.documentElement.lang.startsWith('en') ? en : fr);
