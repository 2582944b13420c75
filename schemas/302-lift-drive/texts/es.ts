import { texts as reducer } from '../../2000000-reducer-three-phase/texts/es.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Accionamiento de varios gatos', note: 'Un reductor con motor, unido por ejes y reenvíos cónicos' },
  sections: { jacks: 'Gatos', train: 'Ejes y reenvíos', drive: 'Accionamiento', types: 'Reductor', output: 'Eje de salida' },
  jacks: { label: 'Número de gatos' },
  jackTorque: { label: 'Par por gato', hint: 'En el eje de entrada del gato más cargado' },
  jackSpeed: {
    label: 'Velocidad de entrada de los gatos',
    hint: 'Los ejes y los reenvíos cónicos 1:1 giran a la velocidad de los gatos; admita una velocidad mayor solo si los gatos se dimensionaron para ella',
    lower: { label: 'Velocidad de entrada: tolerancia inferior' },
    upper: { label: 'Velocidad de entrada: tolerancia superior' },
  },
  startFactor: {
    label: 'Factor del par de arranque',
    hint: 'Los sinfines y las tuercas necesitan más par para arrancar desde el reposo; 1 solo si el par del gato ya lo incluye',
  },
  bevelBoxes: {
    label: 'Reenvíos cónicos en la cadena de transmisión',
    hint: 'Número de reenvíos entre el accionamiento y el gato más lejano: ninguno en línea, uno en H con accionamiento central, dos en U',
  },
  bevelEfficiency: {
    label: 'Rendimiento de un reenvío cónico',
    hint: 'Según su fabricante; las pérdidas de ejes y acoplamientos se incluyen aquí',
  },
  serviceFactor: { label: 'Factor de servicio fB', hint: 'Factor de servicio mínimo del reductor' },
  surplus: { label: 'Margen de par máximo', hint: 'No se ofrecen accionamientos cuyo par supere el requerido en más de este valor' },
  trainEfficiency: { label: 'Rendimiento de ejes y reenvíos', hint: 'Hasta el gato más lejano' },
  shaftTorque: {
    label: 'Par hacia un gato',
    hint: 'Para el último eje y su acoplamiento. No están en este catálogo: consulte a su fabricante',
  },
  rowTorque: {
    label: 'Par por fila',
    hint: 'La mitad de los gatos, en línea todos: para el eje y el reenvío cónico anteriores. No están en este catálogo: consulte a su fabricante',
  },
  driveTorque: { label: 'Par en el reductor', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Potencia en el reductor', hint: 'P = 2π n T a la velocidad máxima' },
  fastest: { label: 'Velocidad de giro máxima en rev/s' },
  leastSurplus: { label: 'Margen de par mínimo' },
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} as const
