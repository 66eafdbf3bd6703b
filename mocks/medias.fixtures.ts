import { TEXT, VIDEO } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import { extensionOf, MEDIA_MIME } from '@comptoir/domain/fichier';
import { photoOfChantier } from './chantier.fixtures';
import { etapeidOf } from './etapeprojets.fixtures';
import { PROJET } from './projets.fixtures';
import type { MediaRow } from './store';

const MEDIAS: readonly [projetid: number, etape: number, createdon: string, name: string, floors?: number][] = [
  [1, 2, '2026-08-26T15:02:00.000Z', 'Inauguration.png', 1],
  [3, 2, '2026-09-22T10:40:00.000Z', 'Cuve posée.png', 3],
  [4, 3, '2026-10-28T12:15:00.000Z', 'Essai de débit.txt'],
  [5, 2, '2026-09-11T08:30:00.000Z', 'Semelles.png', 1],
  [9, 2, '2026-10-06T17:20:00.000Z', 'Travée 2 à l’atelier.png', 2],
  [9, 1, '2026-08-14T09:00:00.000Z', 'Note de calcul.pdf'],
  [10, 3, '2026-10-15T16:45:00.000Z', 'Portail.png', 1],
  [11, 1, '2026-10-20T11:05:00.000Z', 'Carreaux de ciment.png', 2],
  [12, 2, '2026-08-31T14:30:00.000Z', 'Étage coulé.png', 2],
  [PROJET.COMPLET, 1, '2026-08-11T07:50:00.000Z', 'Terrain nu.png', 0],
  [PROJET.COMPLET, 1, '2026-08-12T09:20:00.000Z', 'Implantation.pdf'],
  [PROJET.COMPLET, 1, '2026-08-12T16:00:00.000Z', 'Fouilles, façade est.png', 0],
  [PROJET.COMPLET, 1, '2026-08-14T10:10:00.000Z', 'Livraison du ciment CIMAF.png', 1],
  [PROJET.COMPLET, 1, '2026-08-17T11:30:00.000Z', 'Coulage des semelles.webm'],
  [PROJET.COMPLET, 1, '2026-08-18T08:15:00.000Z', 'Semelles coulées.png', 1],
  [PROJET.COMPLET, 1, '2026-08-19T15:40:00.000Z', 'Essais du béton.txt'],
  [PROJET.COMPLET, 1, '2026-08-20T09:05:00.000Z', 'Longrines.png', 1],
  [PROJET.COMPLET, 1, '2026-08-21T17:10:00.000Z', 'Remblai.png', 1],
  [PROJET.COMPLET, 1, '2026-08-22T08:00:00.000Z', 'Visite du bureau de contrôle.webm'],
  [PROJET.COMPLET, 1, '2026-08-22T12:00:00.000Z', 'Procès-verbal du contrôle.pdf'],
  [PROJET.COMPLET, 1, '2026-08-24T10:25:00.000Z', 'Plateforme prête.png', 1],
  [PROJET.COMPLET, 1, '2026-08-24T10:27:00.000Z', 'Vue depuis la rue.png', 1],
  [PROJET.COMPLET, 2, '2026-09-10T14:00:00.000Z', 'Premier rang.png', 1],
  [PROJET.COMPLET, 2, '2026-10-05T14:00:00.000Z', 'Linteaux.png', 2],
  [PROJET.COMPLET, 4, '2026-10-30T09:45:00.000Z', 'Fermes levées.png', 3],
  [PROJET.DEPASSE, 1, '2026-09-24T08:20:00.000Z', 'Tôles déposées.png', 2],
  [PROJET.DEPASSE, 1, '2026-09-24T08:21:00.000Z', 'Devis du charpentier.pdf'],
];
const FIRST_MEDIA = 201;
const SUNS = [0.1, 0.3, 0.55, 0.75, 0.9];

/** Media of every kind on some steps. One step has thirteen: two pages of the screen. */
export const medias = (): MediaRow[] =>
  MEDIAS.map(([projetid, etape, createdon, name, floors = 0], index) => ({
    documentid: FIRST_MEDIA + index,
    etapeprojetid: etapeidOf(projetid, etape),
    name,
    mime: MEDIA_MIME[extensionOf(name)] ?? '',
    bytes: bytesOf(name, floors, SUNS[index % SUNS.length] ?? 0),
    createdon,
  }));

function bytesOf(name: string, floors: number, sun: number): Uint8Array<ArrayBuffer> {
  const bytes = { pdf: PDF.bytes, txt: TEXT.bytes, webm: VIDEO.bytes }[extensionOf(name)];
  return bytes ?? photoOfChantier(floors, sun);
}
