/** Messages about requests for quotation. */
export const texts = {
  subject: 'Solicitud de oferta {reference}, {quantity} uds.',
  head: '{reference}, {quantity} uds. ({state})\nCondiciones: {conditions}\nFecha deseada: {neededBy}\nContacto: {contact}',
  anyDay: 'sin fecha',
  link: 'Se puede leer e imprimir durante 90 días; los administradores responden allí: {address}',
  answered: {
    subject: 'Respuesta a su solicitud {reference}',
    head: '{site} ha respondido a su solicitud de oferta {reference}:',
  },
} as const
