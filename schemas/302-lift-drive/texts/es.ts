import { texts as reducer } from '../../2000000-reducer-three-phase/texts/es.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Accionamiento de varios gatos', note: 'Un motorreductor tras ejes y reenvíos cónicos' },
  sections: { jacks: 'Gatos', train: 'Ejes y cajas', drive: 'Accionamiento', types: 'Reductor', output: 'Eje de salida' },
  jacks: { label: 'Número de gatos' },
  jackTorque: { label: 'Par de un gato', hint: 'En su eje de entrada, del gato más cargado' },
  jackSpeed: {
    label: 'Velocidad de entrada de los gatos',
    hint: 'Los ejes y las cajas 1:1 giran como los gatos; permita más solo si los gatos se calcularon para ello',
    lower: { label: 'Velocidad de entrada: tolerancia inferior' },
    upper: { label: 'Velocidad de entrada: tolerancia superior' },
  },
  startFactor: {
    label: 'Factor de arranque',
    hint: 'Sinfines y tuercas piden más par desde el reposo; 1 solo si el dato del gato ya lo incluye',
  },
  bevelBoxes: {
    label: 'Reenvíos cónicos en la transmisión',
    hint: 'Por cuántas pasa el par hasta el gato más lejano: ninguna en línea, una en H con el accionamiento en medio, dos en U',
  },
  bevelEfficiency: { label: 'Rendimiento de una caja cónica', hint: 'Del fabricante; ejes y acoplamientos se cuentan con ella' },
  serviceFactor: { label: 'Factor de servicio fB', hint: 'Factor mínimo del reductor' },
  surplus: { label: 'Mayor exceso de par', hint: 'No se ofrecen accionamientos que den más que esto por encima del requisito' },
  trainEfficiency: { label: 'Rendimiento de ejes y cajas', hint: 'Hasta el gato más lejano' },
  shaftTorque: {
    label: 'Par hacia un gato',
    hint: 'Para el último eje y su acoplamiento. No los hay en el catálogo: consulte al fabricante',
  },
  rowTorque: {
    label: 'Par hacia una fila',
    hint: 'La mitad de los gatos: para el eje y la caja anteriores. No los hay en el catálogo: consulte al fabricante',
  },
  driveTorque: { label: 'Par en el reductor', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Potencia en el reductor', hint: 'P = 2π n T a la mayor velocidad' },
  fastest: { label: 'Vueltas por segundo, máximo' },
  leastSurplus: { label: 'Menor exceso de par' },
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
