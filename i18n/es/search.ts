/** Texts of the search box and the search results. */
export const texts = {
  label: 'Modelos y calculadoras encontrados',
  groups: {
    calculators: 'Calculadoras y ayuda',
    orderCode: 'Corresponde a este código de pedido',
    similar: 'Nombres parecidos',
    equivalent: 'Montaje intercambiable, otros fabricantes: compare antes de pedir',
  },
  status: { loadmore: 'Desplácese para cargar más', loading: 'Cargando', nomore: 'No hay más' },
  found: '{{count:Ningún modelo encontrado|1 modelo encontrado|?? modelos encontrados}}',
  none: 'Ningún modelo coincide',
  contact: 'Para más datos de selección, contacte con el servicio de atención al cliente',
  /** In the place of that, where calculators are found. */
  sized:
    'Ningún nombre de modelo contiene este texto. Las calculadoras de arriba encuentran modelos por condiciones de trabajo; el directorio, por tipo de producto.',
  help: 'Ayuda: cómo encontrar un modelo',
  off: 'Datos de búsqueda en actualización, disponibles al día siguiente',
  hint: 'Parte de un nombre o ID de modelo, un código de pedido completo o el nombre de una calculadora',
  all: 'Todos los resultados ({count})',
  recent: { heading: 'Búsquedas recientes', remove: 'Quitar «{keyword}»' },
  page: {
    headingOf: 'Búsqueda: {keyword}',
    again: 'Buscar de nuevo',
    pages: 'Páginas de resultados',
    calculators: 'O dimensione un modelo según las condiciones de trabajo',
  },
} as const
