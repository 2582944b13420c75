/** Messages of `npm run site`. */
export const texts = {
  usage: `uso: npm run site -- list              lista los sitios con estado, servidores y nombre
     npm run site -- show <clave>      un sitio tal como se escribió
     npm run site -- check <archivo>   indica qué falla en un archivo, sin guardarlo
     npm run site -- set <archivo>     comprueba y guarda un sitio en lugar del que tiene su clave
     npm run site -- remove <clave>    elimina un sitio

El archivo es JSON: véase docs/site.schema.json. La base de datos es la del servidor (DATABASE_URL, DATA_DIR);
un servidor en marcha adopta el cambio en segundos.`,
  none: 'Aún no hay sitios: se incorporan al arrancar el servidor',
  live: 'activo',
  trial: 'prueba',
  stored: 'guardado: {key}',
  removed: 'eliminado: {key}',
  good: 'todo correcto',
  refused: 'No se guardó nada.',
  unknown: 'No existe el sitio {key}. Véase: npm run site -- list',
  unreadable: 'El sitio {key} está guardado y no se puede leer; lo sustituye el sitio predeterminado. Véase: npm run site -- show {key}',
  defaultStays: 'El sitio {key} no se puede eliminar; ponga otro en su lugar.',
  noFile: 'No se puede leer el archivo {file}.',
  faults: {
    notJson: 'el archivo no es JSON',
    missing: 'falta',
    unknownField: 'no existe este campo',
    notAllowed: 'este valor no está permitido; véase docs/site.schema.json',
    logoUnsafe: 'solo se admite un elemento SVG de formas y degradados, sin scripts, estilos, comentarios ni enlaces',
    logoEmpty: 'el logotipo está vacío',
    logoTooLarge: 'un logotipo tiene como máximo 20 kB y, si es PNG, 1024 px por lado',
    logoUnknown: 'un logotipo es un elemento SVG o un archivo PNG como data:image/png;base64; esto no es ninguno de los dos',
    logoBroken: 'el archivo PNG está dañado o incompleto',
    logoColours: 'el archivo PNG tiene que ser RGB, con o sin transparencia',
    edited:
      'los administradores de la empresa lo han cambiado ({time}): incorpore lo que han cambiado con su «edited» (npm run site -- show {key})',
    unknownLanguage: '{value} no es un idioma del programa; tiene {known}',
    repeated: 'un valor aparece más de una vez',
    foreignRedirect: 'otro origen debe figurar en redirectOrigins',
    lowContrast: '{over} sobre {ground} ({scheme}) tiene un contraste de {ratio}:1; se necesita al menos {least}:1',
    hostTaken: '{host} pertenece al sitio {key}',
  },
} as const
