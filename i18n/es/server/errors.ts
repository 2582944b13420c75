/** What the service answers instead of a result. */
export const texts = {
  invalidRequest: 'Algunos valores de la solicitud no son correctos; consulte cada uno',
  malformedJson: 'El cuerpo de la solicitud no es JSON',
  unknownCall: 'No existe esta llamada',
  unknownCalculator: 'No existe esta calculadora',
  unknownModel: 'Este modelo no está en el catálogo',
  unknownEntry: 'Esta categoría, serie o filtro no está en el directorio de productos',
  unknownSite: 'No hay ningún sitio con esta clave',
  bodyTooLarge: 'El cuerpo de la solicitud es demasiado grande',
  unsupportedMediaType: 'El cuerpo de la solicitud debe ser application/json',
  tooManyRequests: 'Demasiadas solicitudes; inténtelo más tarde',
  internal: 'El servidor no ha podido responder; inténtelo más tarde',
  storageUnavailable: 'No se ha podido guardar; inténtelo más tarde',
  searchOff: 'Los datos de búsqueda se están actualizando; estarán disponibles al día siguiente',
} as const
