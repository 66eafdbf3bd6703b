/** As somebody writes who writes a lot: it wraps or is cut, and nothing beside it goes away. */
export const LONG_TEXT =
  'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Bouaké';
