/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `uso: npm run site -- content <sitio> list               lista lo que publica el sitio
     npm run site -- content <sitio> check <archivo>    indica qué falla en un archivo, sin guardarlo
     npm run site -- content <sitio> add <archivo>      comprueba y publica todo lo del archivo, en lugar de lo que tiene su id
     npm run site -- content <sitio> remove <tipo/id>   retira algo en todos los idiomas: news/opening

El archivo es JSON: véase docs/site-content.schema.json. Las imágenes y documentos que nombra están junto a él.`,
  none: 'El sitio {site} aún no publica nada',
  stored: 'publicado: {entry} ({language})',
  removed: 'eliminado: {entry}',
  good: 'no falla nada',
  refused: 'No se publicó nada.',
  unknown: 'El sitio {site} no tiene {entry}. Véase: npm run site -- content {site} list',
  unknownSite: 'No existe el sitio {site}. Véase: npm run site -- list',
  noFile: 'No se puede leer el archivo {file}.',
  faults: {
    notJson: 'el archivo no es JSON',
    missing: 'falta',
    unknownField: 'no existe ese campo',
    notAllowed: 'este valor no está permitido; véase docs/site-content.schema.json',
    unknownLanguage: '{value} no es un idioma del programa; tiene {known}',
    repeated: 'el mismo id aparece dos veces en un idioma',
    noFile: 'no se puede leer el archivo {file}',
    notPng: 'esto no es un archivo PNG',
    pngColours: 'un archivo PNG tiene que ser RGB o RGB con transparencia (tipos de color 2 y 6)',
    pictureTooLarge: 'una imagen puede tener como máximo {side} px por lado y {most} MB',
    fileTooLarge: 'un documento puede tener como máximo {most} MB',
    fileType: '{file} no es lo que dice su nombre, o no es un tipo que se publique (PDF, ZIP, STEP, PNG)',
    empty: 'no contiene nada que publicar',
  },
} as const
