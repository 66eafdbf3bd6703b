import { IMAGE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { DocumentRow } from './store';

const PIECES: readonly (readonly [depenseid: number, name: string])[] = [
  [19, 'Facture Ivoire Métal n° 2026-418.pdf'],
  [19, 'Bon de livraison.png'],
  [17, 'Facture CIE.pdf'],
  [20, 'Ticket de la station.png'],
];

const FIRST_DOCUMENT = 701;

/** The documents of a few expenses; one expense has an image and a PDF. */
export const documents = (): DocumentRow[] =>
  PIECES.map(([depenseid, name], index) => {
    const isImage = name.endsWith('.png');
    return {
      documentid: FIRST_DOCUMENT + index,
      depenseid,
      name,
      mime: isImage ? 'image/png' : 'application/pdf',
      bytes: (isImage ? IMAGE : PDF).bytes,
      createdon: '2026-11-12T09:30:00.000Z',
    };
  });
