/*
 * All migrations, in order; a released migration is never changed.
 */
export * as '0001_acces' from './0001_acces';
export * as '0002_argent' from './0002_argent';
export * as '0003_pieces' from './0003_pieces';
export * as '0004_journal' from './0004_journal';
export * as '0005_projets' from './0005_projets';
export * as '0006_ventes' from './0006_ventes';
export * as '0007_maison' from './0007_maison';
export * as '0008_lectures' from './0008_lectures';
export * as '0009_personnes' from './0009_personnes';
export * as '0010_organisation' from './0010_organisation';
export * as '0011_filtres' from './0011_filtres';
export * as '0012_serveurs' from './0012_serveurs';
export * as '0013_cumuls' from './0013_cumuls';
export * as '0014_totaux' from './0014_totaux';
export * as '0015_portees' from './0015_portees';
export * as '0016_documents' from './0016_documents';
export * as '0017_cadence' from './0017_cadence';
export * as '0018_envois' from './0018_envois';
export * as '0019_tris' from './0019_tris';
export * as '0020_noms' from './0020_noms';
export * as '0021_rangs' from './0021_rangs';
export * as '0022_choix' from './0022_choix';
export * as '0023_jours' from './0023_jours';
export * as '0024_natures' from './0024_natures';
export * as '0025_beneficiaires' from './0025_beneficiaires';
export * as '0026_livraisons' from './0026_livraisons';
export * as '0027_arretes' from './0027_arretes';
export * as '0028_contrepassations' from './0028_contrepassations';
export * as '0029_transferts' from './0029_transferts';
export * as '0030_references' from './0030_references';
export * as '0031_suivi' from './0031_suivi';
export * as '0032_avances' from './0032_avances';
export * as '0033_imputations' from './0033_imputations';
export * as '0034_imprimes' from './0034_imprimes';
export * as '0036_justificatifs' from './0036_justificatifs';
