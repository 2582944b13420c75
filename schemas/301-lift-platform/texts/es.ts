import { texts as lift } from '../../300-lift/texts/es.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: 'Plataforma elevadora', note: 'Varios gatos bajo una plataforma, accionados juntos' },
  sections: { load: 'Carga', platform: 'Plataforma', duty: 'Servicio', mounting: 'Montaje', further: 'Eje de entrada, rigidez' },
  load: { label: 'Carga', hint: 'La plataforma y todo lo que lleva' },
  arrangement: {
    label: 'Gatos',
    hint: 'En las esquinas de un rectángulo y repartidos uniformemente en sus lados largos',
    options: { two: 'Dos, uno tras otro', four: 'Cuatro', six: 'Seis, tres por lado', eight: 'Ocho, cuatro por lado' },
  },
  length: {
    label: 'Distancia entre los gatos extremos (longitud)',
    hint: 'Del eje del primero al del último, a lo largo de la plataforma',
  },
  width: { label: 'Distancia entre las filas de gatos', hint: 'De eje a eje' },
  offsetAlong: {
    label: 'Excentricidad longitudinal de la carga',
    hint: 'Distancia máxima del centro de gravedad al centro; 0 solo si la carga está siempre centrada. Por encima del límite, un gato trabajaría a tracción',
  },
  offsetAcross: {
    label: 'Excentricidad transversal de la carga',
    hint: 'Igual en dirección transversal; el límite depende de la excentricidad longitudinal',
  },
  jacks: { label: 'Número de gatos' },
  designLoad: { label: 'Carga de diseño', hint: 'Carga × 1000 × fs' },
  mostLoad: { label: 'Carga máxima por gato', hint: 'Plataforma rígida sobre gatos iguales: W (1/n + ex x / Σx² + ey y / Σy²)' },
  leastLoad: { label: 'Carga mínima por gato', hint: 'No debe ser negativa: el gato trabajaría a tracción' },
  loadMass: {
    label: 'Carga para la búsqueda',
    hint: 'Como si todos los gatos llevaran la carga máxima; los desniveles los cubre el factor de distribución de carga',
  },
  liftOffAlong: { label: 'Excentricidad longitudinal máxima' },
  liftOffAcross: { label: 'Excentricidad transversal máxima' },
  tilt: { label: 'Parte debida a la excentricidad' },
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
