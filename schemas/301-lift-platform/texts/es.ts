import { texts as lift } from '../../300-lift/texts/es.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: 'Plataforma elevadora', note: 'Varios gatos bajo una plataforma, accionados juntos' },
  sections: { load: 'Carga', platform: 'Plataforma', duty: 'Servicio', mounting: 'Montaje', further: 'Eje de entrada, rigidez' },
  load: { label: 'Carga', hint: 'De la plataforma y de todo lo que lleva' },
  arrangement: {
    label: 'Gatos',
    hint: 'En las esquinas de un rectángulo y repartidos por igual en sus lados largos',
    options: { two: 'Dos, uno tras otro', four: 'Cuatro', six: 'Seis, tres por lado', eight: 'Ocho, cuatro por lado' },
  },
  length: { label: 'Longitud entre los gatos extremos', hint: 'Del eje del primero al del último, a lo largo de la plataforma' },
  width: { label: 'Anchura entre las filas de gatos', hint: 'De eje a eje' },
  offsetAlong: {
    label: 'Excentricidad longitudinal de la carga',
    hint: 'Cuánto puede alejarse del centro el centro de gravedad, en su lugar menos favorable; 0 solo si es seguro. Más allá del límite un gato trabajaría a tracción',
  },
  offsetAcross: { label: 'Excentricidad transversal de la carga', hint: 'Igual, a lo ancho; el límite depende de lo que haya a lo largo' },
  jacks: { label: 'Número de gatos' },
  designLoad: { label: 'Carga de cálculo', hint: 'Carga × 1000 × fs' },
  mostLoad: { label: 'Carga máxima por gato', hint: 'Plataforma rígida sobre gatos iguales: W (1/n + ex x / Σx² + ey y / Σy²)' },
  leastLoad: { label: 'Carga mínima por gato', hint: 'No debe ser negativa: el gato trabajaría a tracción' },
  loadMass: { label: 'Carga para la búsqueda', hint: 'Como si todos llevaran la mayor; los desniveles están en el factor de reparto' },
  liftOffAlong: { label: 'Mayor descentrado a lo largo' },
  liftOffAcross: { label: 'Mayor descentrado a lo ancho' },
  tilt: { label: 'Parte por el descentrado' },
  loadType,
  serviceFactor,
  minutes,
  speed,
  stroke,
  mounting,
  fixing,
  inputRadialForce,
  maxNutPressure,
  maxDeflection,
  dutyCycle,
  dutyCycleExact,
} as const
