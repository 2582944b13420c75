import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/es.ts'

const {
  outputTorque,
  ratio,
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
} = reducerThreePhase

/** Texts of the calculator `reducerManual`, whose inputs all occur with a three-phase motor, too. */
export const texts = {
  class: { name: 'Reductor, manual', note: 'Sin motor: por par y relación requeridos' },
  sections: { demand: 'Requisito', types: 'Reductor', output: 'Eje de salida', spectrum: 'Espectro de carga' },
  torque: outputTorque,
  ratio,
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
  phases: {
    label: 'Fases',
    hint: 'Fases de trabajo de la salida en un ciclo, aceleraciones incluidas: la media cúbica del par se compara con el par nominal; la fase más desfavorable, con todos los límites. Vacío: solo el requisito de arriba',
    torque: { label: 'Par de salida', hint: 'Negativo cuando la carga impulsa' },
    speed: { label: 'Velocidad de salida', hint: '0 en reposo' },
    time: { label: 'Tiempo' },
  },
} as const
