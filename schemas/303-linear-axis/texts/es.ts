import { texts as screw } from '../../30-ball-screw/texts/es.ts'
import { texts as guide } from '../../31-ball-rail/texts/es.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: 'Eje lineal', note: 'Husillo de bolas, guías y servomotor de un eje, dimensionados juntos' },
  sections: {
    axis: 'Eje',
    motion: 'Movimiento y vida útil',
    guides: 'Guías y centro de gravedad',
    screw: 'Husillo',
    accuracy: 'Precisión, sobrecarrera, precarga',
    force: 'Fuerza de proceso',
    further: 'Inclinación, perfil de movimiento, carrera de retorno, punto de accionamiento',
  },
  posture,
  inclination,
  load: { label: 'Masa movida', hint: 'Todo lo que se mueve: carga, mesa, carro, patines y tuerca' },
  stroke: { label: 'Carrera', hint: 'Carrera útil; husillo y raíles se alargan por tuerca, patines, sobrecarrera y extremos' },
  acceleration,
  motionProfile,
  pace: { label: 'Movimiento indicado como', options: { speed: 'Velocidad', strokeTime: 'Tiempo por carrera' } },
  speed,
  strokeTime: { label: 'Tiempo por carrera', hint: 'De reposo a reposo, en un sentido; no menos de lo que duran ambas rampas' },
  travelSpeed: { label: 'Velocidad máxima de la carrera', hint: 'Con ella se dimensionan todas las partes' },
  dwell: { label: 'Pausa tras cada carrera', hint: 'Cuenta en el par eficaz del motor y en la parte del tiempo en movimiento' },
  requiredLife: { label: 'Vida útil requerida', hint: 'Horas de servicio, pausas incluidas; igual para husillo y guías' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: 'Sobrecarrera en cada extremo', hint: 'Hasta finales de carrera y topes, más allá de la carrera' },
  preload,
  travelDeviation,
  processForce: {
    label: 'Fuerza de proceso a lo largo de la carrera',
    hint: 'Contra el avance, hacia abajo en un eje vertical; negativa a favor. Puede actuar o no: cuenta lo peor',
  },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: 'Masa en la carrera de retorno', hint: 'Si es distinta' },
  driveB,
  driveC,
} as const
