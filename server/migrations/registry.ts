import type { Migration } from 'kysely';
import { up as acces } from './0001_acces';
import { up as argent } from './0002_argent';
import { up as pieces } from './0003_pieces';
import { up as journal } from './0004_journal';
import { up as projets } from './0005_projets';
import { up as ventes } from './0006_ventes';
import { up as maison } from './0007_maison';
import { up as lectures } from './0008_lectures';
import { up as personnes } from './0009_personnes';
import { up as organisation } from './0010_organisation';
import { up as filtres } from './0011_filtres';
import { up as serveurs } from './0012_serveurs';
import { up as cumuls } from './0013_cumuls';
import { up as totaux } from './0014_totaux';
import { up as portees } from './0015_portees';
import { up as documents } from './0016_documents';
import { up as cadence } from './0017_cadence';
import { up as envois } from './0018_envois';
import { up as tris } from './0019_tris';
import { up as noms } from './0020_noms';
import { up as rangs } from './0021_rangs';
import { up as choix } from './0022_choix';
import { up as jours } from './0023_jours';
import { up as natures } from './0024_natures';
import { up as beneficiaires } from './0025_beneficiaires';
import { up as livraisons } from './0026_livraisons';
import { up as arretes } from './0027_arretes';
import { up as contrepassations } from './0028_contrepassations';

/** All migrations, in order; a released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001_acces': { up: acces },
  '0002_argent': { up: argent },
  '0003_pieces': { up: pieces },
  '0004_journal': { up: journal },
  '0005_projets': { up: projets },
  '0006_ventes': { up: ventes },
  '0007_maison': { up: maison },
  '0008_lectures': { up: lectures },
  '0009_personnes': { up: personnes },
  '0010_organisation': { up: organisation },
  '0011_filtres': { up: filtres },
  '0012_serveurs': { up: serveurs },
  '0013_cumuls': { up: cumuls },
  '0014_totaux': { up: totaux },
  '0015_portees': { up: portees },
  '0016_documents': { up: documents },
  '0017_cadence': { up: cadence },
  '0018_envois': { up: envois },
  '0019_tris': { up: tris },
  '0020_noms': { up: noms },
  '0021_rangs': { up: rangs },
  '0022_choix': { up: choix },
  '0023_jours': { up: jours },
  '0024_natures': { up: natures },
  '0025_beneficiaires': { up: beneficiaires },
  '0026_livraisons': { up: livraisons },
  '0027_arretes': { up: arretes },
  '0028_contrepassations': { up: contrepassations },
};
