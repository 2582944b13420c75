/** Messages of `npm run logs`. */
export const texts = {
  usage: `uso: npm run logs -- behaviour    qué ocurrió en las páginas, por día y suceso
     npm run logs -- errors       fallos de las páginas, por mensaje y versión
     … --days <número>            de tantos días; 30 si falta
     … --site <clave>             de un solo sitio
     … --json                     lo mismo para otros programas

Los días son los de UTC. La base de datos es la que usa el servidor (DATABASE_URL, DATA_DIR).`,
  badDays: '«{days}» no es un número de días entre 1 y 3650',
  noEvents: 'No se registró nada en estos días',
  noErrors: 'Ningún fallo de las páginas en estos días',
  duration: 'media {seconds} s',
  seen: 'primero {first}, último {last}, en {page}',
  names: {
    pageOpened: 'página abierta',
    pageLeft: 'página abandonada',
    modelOpened: 'modelo abierto',
    calculationStarted: 'cálculo iniciado',
    calculationAnswered: 'cálculo respondido',
    calculationFailed: 'cálculo fallido',
    searched: 'búsqueda hecha',
    orderCodeRead: 'código de pedido leído',
    orderCodeCopied: 'código de pedido copiado',
    linkCopied: 'enlace copiado',
    popupOpened: 'panel abierto',
    popupClosed: 'panel cerrado',
  },
  kinds: {
    error: 'error',
    rejection: 'promesa',
    render: 'dibujo',
    chunk: 'archivo',
    call: 'respuesta',
  },
} as const
