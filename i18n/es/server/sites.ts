/** Messages of `npm run site`. */
export const texts = {
  usage: `uso: npm run site -- list              lista los sitios con estado, servidores y nombre
     npm run site -- show <clave>      muestra un sitio tal como está guardado
     npm run site -- check <archivo>   valida un archivo sin guardarlo
     npm run site -- set <archivo>     valida y guarda un sitio; sustituye al que tiene la misma clave
     npm run site -- remove <clave>    elimina un sitio

El archivo es JSON: véase docs/site.schema.json. La base de datos es la del servidor (DATABASE_URL, DATA_DIR);
un servidor en marcha aplica los cambios en segundos.`,
  none: 'Aún no hay sitios: se importan al arrancar el servidor',
  live: 'activo',
  trial: 'prueba',
  stored: 'guardado: {key}',
  removed: 'eliminado: {key}',
  good: 'sin errores',
  refused: 'No se guardó nada.',
  unknown: 'No existe el sitio {key}. Véase: npm run site -- list',
  unreadable: 'No se puede leer el sitio guardado {key}; en su lugar se usa el sitio predeterminado. Véase: npm run site -- show {key}',
  defaultStays: 'El sitio {key} no se puede eliminar; sustitúyalo por otro.',
  noFile: 'No se puede leer el archivo {file}.',
  faults: {
    notJson: 'el archivo no es JSON',
    missing: 'falta',
    unknownField: 'no existe este campo',
    notAllowed: 'este valor no está permitido; véase docs/site.schema.json',
    logoUnsafe: 'solo se admite un elemento SVG de formas y degradados, sin scripts, estilos, comentarios ni enlaces',
    logoEmpty: 'el logotipo está vacío',
    logoTooLarge: 'el logotipo puede ocupar hasta 20 kB; un PNG, hasta 1024 px por lado',
    logoUnknown: 'el logotipo debe ser un elemento SVG o un archivo PNG como data:image/png;base64; esto no es ninguno de los dos',
    logoBroken: 'el archivo PNG está dañado o incompleto',
    logoColours: 'el archivo PNG tiene que ser RGB, con o sin transparencia',
    edited: 'modificado por los administradores de la empresa ({time}): incluya sus cambios en «edited» (npm run site -- show {key})',
    unknownLanguage: '{value} no es un idioma del programa; tiene {known}',
    repeated: 'un valor aparece más de una vez',
    foreignRedirect: 'otro origen debe figurar en redirectOrigins',
    lowContrast: '{over} sobre {ground} ({scheme}) tiene un contraste de {ratio}:1; se necesita al menos {least}:1',
    hostTaken: '{host} pertenece al sitio {key}',
  },
} as const
