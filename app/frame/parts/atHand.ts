import type { ComponentType } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { lazyOf } from './lazy';

/*
 * The parts that people open when the line is gone. They are loaded while the line is there, after what the page needs,
 * even if data is saved (PRODUCT O).
 */
const load = () => import('../shell/withoutLine');

/** Loads these parts at a quiet moment. Returns a function that cancels the wait for it. */
export const bringAtHand = (): (() => void) => onceQuiet(() => void load().catch(() => undefined));

type Parts = Awaited<ReturnType<typeof load>>;

const one = <Props>(of: (parts: Parts) => ComponentType<Props>) =>
  lazyOf(async () => ({ part: of(await load()) }), 'part');

export const LineModal = one((parts) => parts.LineModal);
export const LinePanel = one((parts) => parts.LinePanel);
export const Courier = one((parts) => parts.Courier);
export const EnvoisModal = one((parts) => parts.EnvoisModal);
export const DeconnexionDialog = one((parts) => parts.DeconnexionDialog);
export const InactivityDialog = one((parts) => parts.InactivityDialog);
