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
  class: { name: 'Reductor, manual', note: 'Sin motor: por el par y la relación que conoce' },
  sections: { demand: 'Requisito', types: 'Reductor', output: 'Eje de salida', spectrum: 'Servicio por fases' },
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
    hint: 'Lo que hace la salida en un ciclo, con las aceleraciones: la media cúbica del par se compara con el par nominal; la fase más dura, con todos los límites. Sin fases: solo el requisito de arriba',
    torque: { label: 'Par de salida', hint: 'Negativo si la carga impulsa' },
    speed: { label: 'Velocidad de salida', hint: '0 si está parada' },
    time: { label: 'Tiempo' },
  },
} as const
