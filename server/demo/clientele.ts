import type { TypeClient } from '@comptoir/domain/client';
import type { Picture } from './portraits';

/** A client of the builder. `jour` counts in days from the first day of the story; the phone number has ten digits. */
export interface Connu {
  libelleclient: string;
  typeclient: TypeClient;
  adresse: string;
  email: string;
  tel: string;
  jour: number;
  photo?: Picture;
}

const particulier = (jour: number, libelleclient: string, tel: string, adresse: string, email = ''): Connu => ({
  libelleclient,
  typeclient: 'Particulier',
  adresse,
  email,
  tel,
  jour,
});

const entreprise = (jour: number, libelleclient: string, tel: string, adresse: string, email = ''): Connu => ({
  ...particulier(jour, libelleclient, tel, adresse, email),
  typeclient: 'Entreprise',
});

/** The clients. Their email addresses use a domain that nobody can own. */
export const CLIENTELE: readonly Connu[] = [
  {
    ...entreprise(
      0,
      'Coulibaly & Fils BTP',
      '0700001121',
      'Yopougon Siporex, rue des Quincailliers',
      'contact@coulibaly.example',
    ),
    photo: { shape: 'truss', tint: '#b3541e' },
  },
  {
    ...particulier(
      1,
      'Kouassi Adjoua Bernadette',
      '0500002208',
      'Cocody Angré, 7e tranche, villa 214',
      'adjoua.kouassi@courriel.example',
    ),
    photo: { shape: 'woman', tint: '#27726d' },
  },
  entreprise(
    3,
    'Immobilière du Banco',
    '2700003345',
    'Plateau, avenue Chardy, immeuble Les Hévéas',
    'achats@banco.example',
  ),
  particulier(6, 'Koffi Yao Firmin', '0700004417', 'Bingerville, cité Féh Kessé, lot 58'),
  {
    ...particulier(9, 'Diomandé Vassiriki', '0100005562', 'Abobo Baoulé, près du château d’eau'),
    photo: { shape: 'man', tint: '#8a5a2b' },
  },
  entreprise(14, 'Sablière de la Lagune', '0500006634', 'Port-Bouët, zone de Vridi', 'commande@lagune.example'),
  {
    ...entreprise(
      20,
      'Hôtel Les Filaos',
      '2700007719',
      'Grand-Bassam, boulevard Treich-Laplène',
      'direction@filaos.example',
    ),
    photo: { shape: 'roof', tint: '#2f6db3' },
  },
  particulier(
    27,
    'Aka N’Guetta Élisabeth',
    '0700008826',
    'Koumassi Remblais, rue 24',
    'elisabeth.aka@courriel.example',
  ),
  {
    ...entreprise(33, 'ONG Enfance et Avenir', '0100009931', 'Treichville, avenue 16, rue 38', 'bureau@avenir.example'),
    photo: { shape: 'sun', tint: '#4d8f3a' },
  },
  particulier(41, 'Touré Mamadou Lamine', '0500010044', 'Marcory Zone 4, rue du Docteur-Blanchard'),
  entreprise(52, 'Scierie de l’Agnéby', '0700011152', 'Agboville, route de Rubino', 'bois@agneby.example'),
  {
    ...particulier(
      63,
      'Gnahoré Prisca',
      '0100012267',
      'Yopougon Niangon, cité Verte, porte 9',
      'prisca.gnahore@courriel.example',
    ),
    photo: { shape: 'woman', tint: '#a33b5c' },
  },
  entreprise(78, 'Pharmacie du Carrefour', '2700013378', 'Adjamé Liberté, carrefour Renault'),
  particulier(90, 'Bakayoko Seydou', '0500014483', 'Anyama, quartier Schneider', 'seydou.bakayoko@courriel.example'),
  entreprise(104, 'Groupe scolaire La Colombe', '0700015596', 'Dabou, route de Sikensi', 'intendance@colombe.example'),
  {
    ...particulier(121, 'Ehui Jean-Claude', '0100016605', 'Cocody Riviera Palmeraie, villa 77'),
    photo: { shape: 'man', tint: '#5b4a9e' },
  },
];
