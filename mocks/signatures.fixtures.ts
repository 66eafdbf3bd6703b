import type { Picture } from '@comptoir/conformance/png';
import { drawnOnce } from './drawnOnce.fixtures';
import type { FichierRow, Store } from './store';

/** The payment of an expense whose beneficiary has signed its document (ADR 0048). */
export const SIGNE = 22;
const SIGNATUREID = 901;

const [INK, PAPER] = [
  [0, 0, 0],
  [255, 255, 255],
] as const;

/** A name in one stroke that swings along a line. */
function stroke(): Picture {
  const heightAt = (x: number) => 60 + 40 * Math.sin(x / 12) * Math.cos(x / 31);
  const colourAt = (x: number, y: number) => (x > 20 && x < 280 && Math.abs(y - heightAt(x)) < 3 ? 0 : 1);
  return { width: 300, height: 120, palette: [INK, PAPER], colourAt };
}

/** The signature of that payment. */
export const signatures = (): FichierRow[] => [
  { documentid: SIGNATUREID, name: 'signature.png', mime: 'image/png', bytes: drawnOnce('signature', stroke) },
];

/** Signs the document of that payment, in a store that was given both the payment and the signature. */
export function signReglements({ imprimes, fichiers }: Store): void {
  const row = imprimes.findLast(({ objet, objetid }) => objet === 'reglement' && objetid === SIGNE);
  if (row && fichiers.some(({ documentid }) => documentid === SIGNATUREID)) row.documentid = SIGNATUREID;
}
