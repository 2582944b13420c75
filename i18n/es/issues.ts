/** What is wrong with a value, why a value was changed, and what the service answers instead of a result. */
export const issues = {
  missing: 'Indique {name}',
  notChosen: 'Elija {name}',
  notANumber: 'Indique un número',
  ambiguousComma: 'La coma de «{value}» puede ser decimal o de millares: use un punto',
  unknownUnit: 'No se reconoce la unidad de «{value}»',
  wrongDimension: 'La unidad de «{value}» no corresponde a {name}',
  tooLarge: 'El número es demasiado grande',
  belowMinimum: '{name}: por debajo del mínimo de {limit}',
  aboveMaximum: '{name}: por encima del máximo de {limit}',
  notAbove: '{name} debe ser mayor que {limit}',
  notBelow: '{name} debe ser menor que {limit}',
  offStep: '{name} debe ir en pasos de {step}',
  notAnOption: '«{value}» no es una opción de {name}',
  notFinite: '{name} no se puede calcular con estos datos',
  loading: 'Cargando las opciones de {name}',
  unknownParameter: 'No existe el parámetro «{path}»',
  repeatedParameter: 'El parámetro «{path}» aparece más de una vez',
  notSent: 'El parámetro «{path}» no se envía en estas condiciones',
  required: 'Falta «{path}»',
  wrongType: '«{path}» es de un tipo incorrecto',
  unknownKey: 'No existe el campo «{path}»',
  tooLong: '«{path}» es demasiado largo',
  alreadyUsed: '«{path}» ya se ha usado para otro envío',
  belowShaftDiameter: '{name}: no puede ser menor que el diámetro del eje ({limit} mm)',
  belowSeamDiameter: '{name}: no puede ser menor que el diámetro del centraje ({limit} mm)',
} as const

/** Why a field was changed without being asked. */
export const rules = {
  belowMinimum: 'por debajo del mínimo',
  aboveMaximum: 'por encima del máximo',
  step: 'ajustado al paso',
  notANumber: 'no es un número',
  sets: 'fijado por {field}',
  cleared: 'borrado por {field}',
  optionGone: 'opción ya no disponible',
  onlyOption: 'única opción',
  picked: 'tomado del cuadro de diálogo',
  boundsChanged: 'el intervalo ha cambiado',
  restored: 'valor anterior restaurado',
  default: 'valor por defecto',
} as const

/** Message of a correction that is told aloud. */
export const corrections = {
  belowMinimum: '{name}: {typed}, por debajo del mínimo; corregido a {value}',
  aboveMaximum: '{name}: {typed}, por encima del máximo; corregido a {value}',
} as const
