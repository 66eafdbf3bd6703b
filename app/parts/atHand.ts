import { onceQuiet } from '../api/onceQuiet';
import { lazyOf } from './lazy';

/*
 * What people open once the line is gone: it comes while the line is there, after what the page needs, data saving or
 * not (PRODUCT O).
 */
const load = {
  panel: () => import('../offline/LinePanel'),
  envois: () => import('../outbox/EnvoisModal'),
  deconnexion: () => import('../outbox/DeconnexionDialog'),
};

/** Brings them. Returns the end of its wait for a quiet moment. */
export const bringAtHand = (): (() => void) =>
  onceQuiet(() => void Promise.allSettled(Object.values(load).map((bring) => bring())));

export const LinePanel = lazyOf(load.panel, 'LinePanel');
export const EnvoisModal = lazyOf(load.envois, 'EnvoisModal');
export const DeconnexionDialog = lazyOf(load.deconnexion, 'DeconnexionDialog');
