/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `uso: npm run site -- content <sitio> list               lista lo que publica el sitio
     npm run site -- content <sitio> check <archivo>    valida un archivo sin guardarlo
     npm run site -- content <sitio> add <archivo>      valida y publica un archivo; sustituye los elementos con el mismo ID
     npm run site -- content <sitio> remove <tipo/id>   retira un elemento en todos los idiomas, p. ej. news/opening

El archivo es JSON: véase docs/site-content.schema.json. Las imágenes y los documentos que cita deben estar en la misma carpeta.`,
  none: 'El sitio {site} aún no ha publicado nada',
  stored: 'publicado: {entry} ({language})',
  removed: 'eliminado: {entry}',
  good: 'sin errores',
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
    pngColours: 'el archivo PNG debe ser RGB, con o sin transparencia (tipos de color 2 y 6)',
    pictureTooLarge: 'una imagen puede tener como máximo {side} px por lado y {most} MB',
    fileTooLarge: 'un documento puede tener como máximo {most} MB',
    fileType: 'el contenido de {file} no corresponde a su nombre, o este tipo no se puede publicar (PDF, ZIP, STEP, PNG)',
    empty: 'no contiene nada que publicar',
  },
} as const
