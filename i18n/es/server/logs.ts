/** Messages of `npm run logs`. */
export const texts = {
  usage: `uso: npm run logs -- behaviour    uso de las páginas, por día y suceso
     npm run logs -- errors       errores de las páginas, por mensaje y versión
     … --days <número>            número de días (30 por defecto)
     … --site <clave>             solo un sitio
     … --json                     salida legible por programas

Los días son días UTC. La base de datos es la que usa el servidor (DATABASE_URL, DATA_DIR).`,
  badDays: '«{days}» no es un número de días entre 1 y 3650',
  noEvents: 'No se registró nada en este periodo',
  noErrors: 'Ningún error de las páginas en este periodo',
  duration: 'media {seconds} s',
  seen: 'primero {first}, último {last}, en {page}',
  names: {
    pageOpened: 'página abierta',
    pageLeft: 'página abandonada',
    modelOpened: 'modelo abierto',
    calculationStarted: 'cálculo iniciado',
    calculationAnswered: 'cálculo completado',
    calculationFailed: 'cálculo fallido',
    searched: 'búsqueda',
    orderCodeRead: 'código de pedido leído',
    orderCodeCopied: 'código de pedido copiado',
    linkCopied: 'enlace copiado',
    popupOpened: 'panel abierto',
    popupClosed: 'panel cerrado',
  },
  kinds: {
    error: 'error',
    rejection: 'promesa',
    render: 'representación',
    chunk: 'archivo',
    call: 'respuesta',
  },
} as const
