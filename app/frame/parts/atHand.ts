import type { ComponentType } from 'react';
import { onceQuiet } from '../api/onceQuiet';
import { lazyOf } from './lazy';

/*
 * The parts that people open when the line is gone. They are loaded while the line is there, after what the page needs,
 * even if data is saved (PRODUCT O).
 */
const loadWithoutLine = () => import('../shell/withoutLine');

/** Loads these parts at a quiet moment. Returns a function that cancels the wait for it. */
export const bringAtHand = (): (() => void) => onceQuiet(() => void loadWithoutLine().catch(() => undefined));

type Parts = Awaited<ReturnType<typeof loadWithoutLine>>;

const onePart = <Props>(of: (parts: Parts) => ComponentType<Props>) =>
  lazyOf(async () => ({ part: of(await loadWithoutLine()) }), 'part');

export const LineModal = onePart((parts) => parts.LineModal);
export const LinePanel = onePart((parts) => parts.LinePanel);
export const Courier = onePart((parts) => parts.Courier);
export const EnvoisModal = onePart((parts) => parts.EnvoisModal);
export const DeconnexionDialog = onePart((parts) => parts.DeconnexionDialog);
export const ToastMessages = onePart((parts) => parts.ToastMessages);
export const InactivityDialog = onePart((parts) => parts.InactivityDialog);
